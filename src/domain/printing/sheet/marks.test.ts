import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { drawMarks, makeSpaceForCropMarks, getPageBoxes, getPrintedBleed, listSidesWithoutCropMarks } from './marks';
import { getSheetLayout } from './sheetLayout';
import type { SheetLayout } from './sheetLayout';

const margins = { top: 10, right: 0, bottom: 0, left: 10 };
const makeSettingsWithMarks = (
  marks: Partial<PrintSettings['marks']>,
  otherChanges: Partial<PrintSettings> = {},
): PrintSettings => ({
  ...defaultPrintSettings,
  ...otherChanges,
  marks: { ...defaultPrintSettings.marks, ...marks },
});

function layOut(settings: PrintSettings) {
  const layout = getSheetLayout(settings);
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return layout;
}
/** Returns the positions of the stickers of a full page. */
const listPositions = ({ perPage, getSlotOrigin }: SheetLayout) =>
  Array.from({ length: perPage }, (_, slot) => getSlotOrigin(slot));
const drawPageMarks = (settings: PrintSettings, positions = listPositions(layOut(settings))) =>
  drawMarks(settings, layOut(settings), positions);

it('draws no marks by default', () => {
  expect(drawPageMarks(defaultPrintSettings)).toEqual([]);
  expect(getPageBoxes(defaultPrintSettings)).toBeUndefined();
});

describe('crop marks', () => {
  it('are in line with the edges of all stickers, and 2 mm outside of them', () => {
    // 3 x 4 stickers of 50 x 60 mm with gaps of 1 mm: from 10 to 162 mm across, from 10 to 253 mm down.
    const marks = drawPageMarks(makeSettingsWithMarks({ cropMarks: true }, { margins }));
    const verticalMarks = marks.filter(({ width, height }) => width < height);
    const edges = [10, 60, 61, 111, 112, 162];
    expect(verticalMarks.map(({ x, width }) => Math.round((x + width / 2) * 1000) / 1000)).toEqual([
      ...edges,
      ...edges,
    ]);
    expect(new Set(verticalMarks.map(({ y, height }) => `${y} to ${y + height}`))).toEqual(
      new Set(['5 to 8', '255 to 258']),
    );
    const horizontalMarks = marks.filter(({ width, height }) => width > height);
    expect(new Set(horizontalMarks.map(({ x, width }) => `${x} to ${x + width}`))).toEqual(
      new Set(['5 to 8', '164 to 167']),
    );
    expect(horizontalMarks.map(({ y, height }) => Math.round((y + height / 2) * 1000) / 1000).slice(0, 8)).toEqual([
      10, 70, 71, 131, 132, 192, 193, 253,
    ]);
  });

  it('are left out on sides with less than 5 mm of space', () => {
    const settings = makeSettingsWithMarks({ cropMarks: true });
    expect(listSidesWithoutCropMarks(layOut(settings), settings)).toEqual(['top', 'left']);
    expect(drawPageMarks(settings).every(({ x, y }) => x > 203 || y > 243)).toBe(true);
    const largeSticker = { ...settings, margins, design: { width: 200, height: 287 } };
    expect(listSidesWithoutCropMarks(layOut(largeSticker), largeSticker)).toEqual(['right', 'bottom']);
    const settingsWithSpace = makeSettingsWithMarks(
      { cropMarks: true },
      { margins: { ...margins, top: 5, right: 20, left: 5 } },
    );
    expect(listSidesWithoutCropMarks(layOut(settingsWithSpace), settingsWithSpace)).toEqual([]);
    const settingsWithoutSpace = makeSettingsWithMarks(
      { cropMarks: true },
      { margins: { ...margins, top: 4.9, right: 20, left: 5 } },
    );
    expect(listSidesWithoutCropMarks(layOut(settingsWithoutSpace), settingsWithoutSpace)).toEqual(['top']);
  });

  it('are left out for rows and columns without stickers', () => {
    const settings = makeSettingsWithMarks({ cropMarks: true }, { margins });
    const marks = drawPageMarks(settings, [
      { x: 10, y: 10 },
      { x: 61, y: 10 },
    ]);
    const listMiddles = (isVertical: boolean) =>
      new Set(
        marks
          .filter(({ width, height }) => width < height === isVertical)
          .map(({ x, y, width, height }) => Math.round((isVertical ? x + width / 2 : y + height / 2) * 1000) / 1000),
      );
    expect(listMiddles(true)).toEqual(new Set([10, 60, 61, 111]));
    expect(listMiddles(false)).toEqual(new Set([10, 70]));
  });

  it('never touch a sticker', () => {
    const anyMargin = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(anyMargin, anyMargin, anyMargin, anyMargin, (top, right, bottom, left) => {
        const settings = makeSettingsWithMarks({ cropMarks: true }, { margins: { top, right, bottom, left } });
        const layout = layOut(settings);
        for (const mark of drawMarks(settings, layout, listPositions(layout))) {
          for (let slot = 0; slot < layout.perPage; slot++) {
            const { x, y } = layout.getSlotOrigin(slot);
            const isBeside = mark.x >= x + 51.9 || mark.x + mark.width <= x - 1.9;
            expect(isBeside || mark.y >= y + 61.9 || mark.y + mark.height <= y - 1.9).toBe(true);
          }
        }
      }),
    );
  });
});

it('draws crop marks outside of the bleed', () => {
  const settings = makeSettingsWithMarks({ cropMarks: true, bleed: 4 }, { margins, gap: { x: 8, y: 8 } });
  const { x, y } = layOut(settings).getSlotOrigin(0);
  const marks = drawPageMarks(settings);
  expect(Math.max(...marks.filter((mark) => mark.x < x - 1).map((mark) => mark.x + mark.width))).toBeCloseTo(x - 4, 10);
  expect(Math.max(...marks.filter((mark) => mark.y < y - 1).map((mark) => mark.y + mark.height))).toBeCloseTo(
    y - 4,
    10,
  );
});

it('widens margins that have no space for crop marks', () => {
  const { margins: linkedMargins, marginsLinked } = makeSpaceForCropMarks(defaultPrintSettings);
  expect(linkedMargins).toEqual({ top: 5, right: 5, bottom: 5, left: 5 });
  expect(marginsLinked).toBe(true);
  const settings = makeSpaceForCropMarks({ ...defaultPrintSettings, margins });
  expect(settings.margins).toEqual({ top: 10, right: 5, bottom: 5, left: 10 });
  expect(settings.marginsLinked).toBe(false);
});

it('draws cut lines around each sticker', () => {
  const lines = drawPageMarks(makeSettingsWithMarks({ cutLines: true }), [
    { x: 0, y: 0 },
    { x: 51, y: 61 },
  ]);
  expect(lines).toHaveLength(8);
  // Each cut line is 0.088 mm wide. `edges` has its left, right, top and bottom edge.
  const edges = lines.slice(4).map(({ x, y, width, height }) => [x, x + width, y, y + height]);
  expect(edges.map((lineEdges) => lineEdges.map((mm) => Math.round(mm * 1000) / 1000))).toEqual([
    [50.956, 101.044, 60.956, 61.044],
    [50.956, 101.044, 120.956, 121.044],
    [50.956, 51.044, 60.956, 121.044],
    [100.956, 101.044, 60.956, 121.044],
  ]);
});

it('draws no cut lines around labels that are cut already', () => {
  expect(drawPageMarks(makeSettingsWithMarks({ cutLines: true }, { shape: { kind: 'rectangle', radius: 2 } }))).toEqual(
    [],
  );
  expect(drawPageMarks(makeSettingsWithMarks({ cutLines: true }, { shape: { kind: 'round', radius: 0 } }))).toEqual([]);
});

describe('bleed', () => {
  it('is limited to half of the gap, which two neighbours share', () => {
    expect(getPrintedBleed(makeSettingsWithMarks({ bleed: 3 }, { gap: { x: 1, y: 10 } }))).toEqual({ x: 0.5, y: 3 });
    expect(getPrintedBleed(makeSettingsWithMarks({ bleed: 3 }, { gap: { x: 10, y: 1 } }))).toEqual({ x: 3, y: 0.5 });
  });

  it('sets TrimBox and BleedBox, clipped to the paper', () => {
    expect(
      getPageBoxes(makeSettingsWithMarks({ bleed: 2 }, { gap: { x: 4, y: 4 }, margins: { ...margins, top: 1 } })),
    ).toEqual({
      trim: { x: 10, y: 1, width: 158, height: 252 },
      bleed: { x: 8, y: 0, width: 162, height: 255 },
    });
    const settings = makeSettingsWithMarks({ bleed: 2 }, { gap: { x: 4, y: 4 }, margins });
    expect(getPageBoxes(settings)?.bleed).toEqual({ x: 8, y: 8, width: 162, height: 256 });
  });
});
