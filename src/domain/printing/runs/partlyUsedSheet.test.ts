import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import {
  findPartlyUsedSheet,
  getGeometryKey,
  maxPartlyUsedSheets,
  readPartlyUsedSheets,
  rememberSheet,
} from './partlyUsedSheet';
import type { PartlyUsedSheet } from './partlyUsedSheet';

const monday = '2026-11-23T10:00:00.000Z';
const tuesday = '2026-11-24T10:00:00.000Z';

/** Returns the remembered sheets after a print with `changes` to the default settings, which have 16 slots on A4. */
function rememberPrint(sheets: readonly PartlyUsedSheet[], changes: Partial<PrintSettings>, printedAt = monday) {
  const settings = { ...defaultPrintSettings, ...changes };
  const layout = getSheetLayout(settings);
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return rememberSheet(sheets, settings, layout, printedAt);
}
const findUsedSlots = (sheets: readonly PartlyUsedSheet[], changes: Partial<PrintSettings> = {}) =>
  findPartlyUsedSheet(sheets, { ...defaultPrintSettings, ...changes })?.used;

describe('a partly used sheet', () => {
  it('is the last page of a print, if slots are free', () => {
    expect(findUsedSlots(rememberPrint([], { quantity: 5 }))).toBe(5);
    expect(findUsedSlots(rememberPrint([], { quantity: 21 }))).toBe(5);
    expect(rememberPrint([], { quantity: 16 })).toEqual([]);
    expect(rememberPrint([], { quantity: 0 })).toEqual([]);
  });

  it('is updated by a print that continues on it', () => {
    const sheetsBefore = rememberPrint([], { quantity: 5 });
    expect(rememberPrint(sheetsBefore, { quantity: 3, start: 6 }, tuesday)).toEqual([
      { geometry: getGeometryKey(defaultPrintSettings), used: 8, printedAt: tuesday },
    ]);
    expect(findUsedSlots(rememberPrint(sheetsBefore, { quantity: 13, start: 6 }))).toBe(2);
  });

  it('is forgotten when it is full', () => {
    expect(rememberPrint(rememberPrint([], { quantity: 5 }), { quantity: 11, start: 6 })).toEqual([]);
  });

  it('stays when nothing is printed or only new sheets are filled, and is replaced by a newer one', () => {
    const sheetsBefore = rememberPrint([], { quantity: 5 });
    expect(rememberPrint(sheetsBefore, { quantity: 32 }, tuesday)).toEqual(sheetsBefore);
    expect(rememberPrint(sheetsBefore, { quantity: 0, start: 8 }, tuesday)).toEqual(sheetsBefore);
    expect(findUsedSlots(rememberPrint(sheetsBefore, { quantity: 18 }, tuesday))).toBe(2);
  });

  it('belongs to its paper, margins, gaps, sticker size and order only', () => {
    const sheets = rememberPrint([], { quantity: 5 });
    const { paper, margins } = defaultPrintSettings;
    for (const changes of [
      { paper: { ...paper, orientation: 'landscape' as const } },
      { margins: { ...margins, top: 1 } },
      { gap: { x: 1, y: 2 } },
      { design: { width: 50, height: 59 } },
      { order: 'columns' as const },
    ])
      expect(findUsedSlots(sheets, changes)).toBeUndefined();
    expect(
      findUsedSlots(sheets, { quantity: 9, start: 3, dpi: 300, qr: { ...defaultPrintSettings.qr, size: 20 } }),
    ).toBe(5);
    expect(rememberPrint(sheets, { quantity: 2, gap: { x: 2, y: 2 } })).toHaveLength(2);
    const [geometry, otherGeometry] = [
      { x: 1, y: 12 },
      { x: 11, y: 2 },
    ].map((gap) => getGeometryKey({ ...defaultPrintSettings, gap }));
    expect(geometry).not.toBe(otherGeometry);
  });

  it('is not found if all its slots are used', () => {
    const fullSheet = { geometry: getGeometryKey(defaultPrintSettings), used: 16, printedAt: monday };
    expect(findUsedSlots([fullSheet])).toBeUndefined();
  });

  it('counts the used slots of prints that each continue where the previous one ended', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }), (quantities) => {
        let sheets: PartlyUsedSheet[] = [];
        for (const quantity of quantities)
          sheets = rememberPrint(sheets, { quantity, start: (findUsedSlots(sheets) ?? 0) + 1 });
        const total = quantities.reduce((sum, quantity) => sum + quantity, 0);
        expect(findUsedSlots(sheets) ?? 0).toBe(total % 16);
      }),
    );
  });
});

it('remembers the newest sheets', () => {
  let sheets: PartlyUsedSheet[] = [];
  for (let gap = 0; gap < maxPartlyUsedSheets + 3; gap += 1)
    sheets = rememberPrint(sheets, { quantity: 1, gap: { x: gap, y: 0 } });
  expect(sheets).toHaveLength(maxPartlyUsedSheets);
  expect(findUsedSlots(sheets, { gap: { x: maxPartlyUsedSheets + 2, y: 0 } })).toBe(1);
  expect(findUsedSlots(sheets, { gap: { x: 0, y: 0 } })).toBeUndefined();
});

it('reads stored sheets and skips damaged ones', () => {
  const [sheet] = rememberPrint([], { quantity: 5 });
  expect(readPartlyUsedSheets({ sheets: [{ ...sheet, used: 0 }, null, { ...sheet, printedAt: 'x' }, sheet] })).toEqual([
    sheet,
  ]);
  for (const stored of [undefined, null, 7, [], {}, { sheets: 'x' }]) expect(readPartlyUsedSheets(stored)).toEqual([]);
  expect(readPartlyUsedSheets({ sheets: Array.from({ length: 20 }, () => sheet) })).toHaveLength(maxPartlyUsedSheets);
});

it.each([
  ['2026-11-24T23:59:59Z', 1],
  ['2026-11-24T24:00:00Z', 0],
  ['2026-02-30T10:00:00Z', 0],
  ['2026-11-24, 2026-11-24T10:00:00Z', 0],
  ['2026-11-24T10:00:00Z or later', 0],
])('reads a stored sheet only if it was printed at a valid time: %s', (printedAt, count) => {
  expect(readPartlyUsedSheets({ sheets: [{ geometry: '', used: 5, printedAt }] })).toHaveLength(count);
});
