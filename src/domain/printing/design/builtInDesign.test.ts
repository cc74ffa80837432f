import { describe, expect, it } from 'vitest';

import { findIssues } from '../checks/findIssues';
import { measureRun, makeRun } from '../codes/printRun';
import { defaultPrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import { builtInNames, applyBuiltInDesign, coversDrawing, findFreePosition } from './builtInDesign';

/** A long base URL, with which the QR codes have many modules: the URL of a sample tag has 44 characters. */
const tagBaseUrl = 'https://tags.example-agency.com';
const run = measureRun(makeRun(1, { source: 'sample' }), tagBaseUrl, 'M');

describe.each(builtInNames)('the built-in design %s', (name) => {
  const settings = applyBuiltInDesign(defaultPrintSettings, name);

  it('has a QR code without any warning, even at 203 dpi', () => {
    expect(findIssues({ settings: { ...settings, dpi: 203 }, ...run, hasImage: true, builtInName: name })).toEqual([]);
  });

  it('has room for a number label and for a barcode of the default size', () => {
    const settingsWithLabelAndBarcode = {
      ...settings,
      qr: { ...settings.qr, numberLabel: true },
      barcode: { ...settings.barcode, shown: true },
    };
    const kinds = findIssues({ settings: settingsWithLabelAndBarcode, ...run, hasImage: true }).map(({ kind }) => kind);
    expect(kinds).not.toContain('edge');
    expect(
      findIssues({ settings: { ...settingsWithLabelAndBarcode, qr: settings.qr }, ...run, hasImage: true }).map(
        ({ kind }) => kind,
      ),
    ).not.toContain('quiet-zone');
  });

  it('warns about a QR code that covers the drawing, and moves it back', () => {
    const findDesignIssues = (qr: Partial<typeof settings.qr>, design = settings.design) =>
      findIssues({
        settings: { ...settings, design, qr: { ...settings.qr, ...qr } },
        ...run,
        hasImage: true,
        builtInName: name,
      }).filter(({ kind }) => kind === 'design');
    const { size, x, y } = settings.qr;
    const issue = { kind: 'design', element: 'qr', level: 'warning', quickFix: { qr: { size, x, y } } };
    expect(findDesignIssues({})).toEqual([]);
    expect(findDesignIssues({ y: 45 })).toEqual(name === 'blank' ? [] : [issue]);
    expect(findDesignIssues({ x: x + 10 })).toEqual(name === 'blank' ? [] : [issue]);
    // If the sticker is twice as wide and high, the drawing and its free square are twice as large too, and the margin
    // around the square is 2 mm wide.
    const doubleSize = { width: 2 * settings.design.width, height: 2 * settings.design.height };
    expect(findDesignIssues({ size: 2 * size + 1.9 }, doubleSize)).toEqual([]);
    expect(findDesignIssues({ size: 2 * size + 2.1 }, doubleSize)).toHaveLength(name === 'blank' ? 0 : 1);
    const wideSettings = { ...settings, design: { width: 2 * settings.design.width, height: settings.design.height } };
    const freePosition = findFreePosition(wideSettings, name, 0);
    expect(freePosition?.size).toBe(size);
    expect(coversDrawing({ ...wideSettings, qr: { ...settings.qr, ...freePosition } }, name)).toBe(false);
  });

  it('fits on A3, A4 and A5 paper, and keeps the other settings', () => {
    for (const paper of ['A3', 'A4', 'A5'] as const)
      expect(getSheetLayout({ ...settings, paper: { ...settings.paper, name: paper } }).fits).toBe(true);
    const ownSettings = {
      ...defaultPrintSettings,
      quantity: 240,
      qr: { ...defaultPrintSettings.qr, colour: '#102E86' },
      barcode: { ...defaultPrintSettings.barcode, width: 41 },
    };
    const changedSettings = applyBuiltInDesign(ownSettings, name);
    expect(changedSettings).toMatchObject({
      quantity: 240,
      paper: ownSettings.paper,
      dpi: ownSettings.dpi,
      qr: { colour: '#102E86' },
      barcode: { width: 41 },
    });
  });
});

describe('on a sticker that is narrower than the drawing', () => {
  const settings = applyBuiltInDesign(defaultPrintSettings, 'windshield');
  // The drawing is 10 × 12 mm, from 24 mm to 36 mm from the top. Its free square is 4.4 mm wide.
  const makeNarrowSettings = (size: number, y: number) => ({
    ...settings,
    design: { width: 10, height: 60 },
    qr: { ...settings.qr, size, x: 10, y: (y / 60) * 100 },
  });

  it.each([
    [16, false],
    [19, false],
    [20, true],
    [35, true],
    [36, false],
  ])('a code of 5 mm at %d mm from the top covers the drawing: %s', (y, covers) => {
    expect(coversDrawing(makeNarrowSettings(5, y), 'windshield')).toBe(covers);
  });

  it('with a bleed, the drawing is larger', () => {
    const withBleed = { ...makeNarrowSettings(5, 16), marks: { ...settings.marks, bleed: 5 } };
    expect(coversDrawing(withBleed, 'windshield')).toBe(true);
  });

  it('moves a code beside the drawing if the free square is too small to scan', () => {
    const coveringSettings = makeNarrowSettings(8, 26);
    const freePosition = findFreePosition(coveringSettings, 'windshield', 14.7);
    expect(freePosition).toEqual({ size: 8, x: 10, y: 26.6 });
    expect(coversDrawing({ ...coveringSettings, qr: { ...coveringSettings.qr, ...freePosition } }, 'windshield')).toBe(
      false,
    );
    expect(
      findFreePosition({ ...coveringSettings, design: { width: 10, height: 20 } }, 'windshield', 14.7),
    ).toBeUndefined();
    expect(findFreePosition(coveringSettings, 'windshield', 4)).toEqual({ size: 4.4, x: 28, y: 45.3 });
  });
});

it('moves a code below the drawing if rounding leaves less than 1 mm above it', () => {
  const settings = applyBuiltInDesign(defaultPrintSettings, 'windshield');
  // The drawing is 45 mm to 105 mm from the top.
  const findPosition = (x: number) =>
    findFreePosition(
      { ...settings, design: { width: 50, height: 150 }, qr: { ...settings.qr, size: 44, x, y: 50 } },
      'windshield',
      44,
    );
  expect(findPosition(6)).toEqual({ size: 44, x: 6, y: 70 });
  // The code would be 0.5 mm from the right edge.
  expect(findPosition(11)).toBeUndefined();
});
