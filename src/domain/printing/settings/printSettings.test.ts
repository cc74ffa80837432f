import { expect, it } from 'vitest';

import { limits } from './limits';
import { orientations, paperSizes, paperNames, getPaperSize, rotatePaper } from './paper';
import { parseColour } from './colour';
import { defaultPrintSettings, isSameSettings, readPrintSettings, setMargin } from './printSettings';
import type { PrintSettings } from './printSettings';

it('has the specified defaults (PRN-01, CON-06)', () => {
  const colours = { colour: '#000000', background: '#FFFFFF', withBackground: true };
  expect(defaultPrintSettings).toMatchObject({
    paper: { name: 'A4', orientation: 'portrait' },
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    gap: { x: 1, y: 1 },
    order: 'rows',
    start: 1,
    design: { width: 50, height: 60 },
    qr: { size: 15, x: 18, y: 18, ...colours, level: 'M', numberLabel: false },
    barcode: { shown: false, width: 10, height: 10, x: 18, y: 60, ...colours, serial: false },
    quantity: 1,
  });
  expect(readPrintSettings(defaultPrintSettings)).toEqual(defaultPrintSettings);
});

it('reads settings that were stored before there was a choice of symbologies', () => {
  const { symbology, ...barcode } = defaultPrintSettings.barcode;
  expect(readPrintSettings({ ...defaultPrintSettings, barcode })).toEqual(defaultPrintSettings);
  expect(symbology).toBe('code128');
});

it('has the specified paper sizes (PRN-02) and US Letter', () => {
  expect(paperNames).toEqual(['A4', 'A3', 'A5', 'Letter', 'Custom']);
  expect(paperSizes).toEqual({
    A4: { width: 210, height: 297 },
    A3: { width: 297, height: 420 },
    A5: { width: 148, height: 210 },
    Letter: { width: 215.9, height: 279.4 },
  });
  const custom = { width: 62, height: 29 };
  expect(getPaperSize({ name: 'A5', orientation: 'portrait', custom })).toEqual({ width: 148, height: 210 });
  expect(getPaperSize({ name: 'A5', orientation: 'landscape', custom })).toEqual({ width: 210, height: 148 });
  for (const orientation of orientations) expect(getPaperSize({ name: 'Custom', orientation, custom })).toEqual(custom);
});

it('rotates a paper and back', () => {
  for (const name of paperNames) {
    const paper = { name, orientation: 'portrait', custom: { width: 62, height: 29 } } as const;
    const { width, height } = getPaperSize(paper);
    expect(getPaperSize(rotatePaper(paper))).toEqual({ width: height, height: width });
    expect(rotatePaper(rotatePaper(paper))).toEqual(paper);
  }
});

it('has the specified minimums (VAL-14)', () => {
  expect(limits.quantity.min).toBe(1);
  expect([limits.paper.min, limits.design.min, limits.code.min, limits.margin.min]).toEqual([10, 10, 5, 0]);
  expect([limits.position.min, limits.position.max, limits.drag.min, limits.drag.max]).toEqual([0, 100, 0, 90]);
});

it('rejects settings that cannot be printed', () => {
  for (const invalidChange of [
    { quantity: 0.5 },
    { gap: { x: 1, y: Number.NaN } },
    { design: { width: 50, height: 9 } },
  ])
    expect(readPrintSettings({ ...defaultPrintSettings, ...invalidChange })).toBeUndefined();
});

it('drops unknown keys of stored settings, and rejects incomplete or invalid settings', () => {
  const { barcode, ...olderSettings } = defaultPrintSettings;
  expect(readPrintSettings(JSON.parse(JSON.stringify({ ...olderSettings, barcode, surplus: 1 })))).toEqual(
    defaultPrintSettings,
  );
  for (const stored of [undefined, null, 'x', [], olderSettings, { ...defaultPrintSettings, dpi: 301 }])
    expect(readPrintSettings(stored)).toBeUndefined();
});

it('reads settings that were stored before there were linked sizes, shapes, presets, marks and PDF files', () => {
  const { designLinked, shape, preset, marks, stickersPerFile, ...olderSettings } = defaultPrintSettings;
  const { sizeLinked, ...barcode } = olderSettings.barcode;
  expect({ designLinked, sizeLinked, shape, preset, marks, stickersPerFile }).toEqual({
    designLinked: false,
    sizeLinked: false,
    shape: { kind: 'rectangle', radius: 0 },
    preset: null,
    marks: { cropMarks: false, cutLines: false, bleed: 0 },
    stickersPerFile: 10_000,
  });
  expect(readPrintSettings({ ...olderSettings, barcode })).toEqual(defaultPrintSettings);
});

it('compares settings independent of the order of their keys', () => {
  const reorderedSettings = Object.fromEntries(Object.entries(defaultPrintSettings).reverse()) as PrintSettings;
  expect(isSameSettings(defaultPrintSettings, reorderedSettings)).toBe(true);
  expect(isSameSettings(defaultPrintSettings, { ...reorderedSettings, gap: { x: 1, y: 2 } })).toBe(false);
});

it('normalizes hex colours', () => {
  expect(['1d4ed8', '#1D4ED8', 'fff', '#0aF'].map(parseColour)).toEqual(['#1D4ED8', '#1D4ED8', '#FFFFFF', '#00AAFF']);
  expect(['', 'red', '#12345', 'url(x)', 123].filter(parseColour)).toEqual([]);
});

it('sets linked margins together and unlinked ones alone', () => {
  expect(setMargin(defaultPrintSettings.margins, 'left', 5, true)).toEqual({ top: 5, right: 5, bottom: 5, left: 5 });
  expect(setMargin(defaultPrintSettings.margins, 'left', 5, false)).toEqual({ top: 0, right: 0, bottom: 0, left: 5 });
});
