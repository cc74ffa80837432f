import fc from 'fast-check';
import { expect, it } from 'vitest';

import { findCodeProblems } from '../codes/findCodeProblems';
import { drawRun, findRunCode } from '../codes/drawRun';
import { defaultPrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import { drawSticker } from '../sticker/scene';
import { pickStickers, listStickersOnPages } from './pickStickers';

const makeRun = (count: number, copies: number, firstNumber = 1) => ({
  codes: Array.from({ length: count }, (_, index) => ({
    code: `A-${firstNumber + index}`,
    number: firstNumber + index,
  })),
  copies,
});

/** A run, and some of its stickers in ascending order. */
const anyRunWithChoice = fc
  .record({ count: fc.integer({ min: 1, max: 40 }), copies: fc.integer({ min: 1, max: 6 }) })
  .chain(({ count, copies }) =>
    fc.record({
      run: fc.constant(makeRun(count, copies, 2001)),
      stickers: fc
        .uniqueArray(fc.integer({ min: 0, max: count * copies - 1 }), { minLength: 1 })
        .map((indices) => indices.toSorted((a, b) => a - b)),
    }),
  );

it('prints exactly the chosen stickers, with the same codes and numbers, in the same order', () => {
  fc.assert(
    fc.property(anyRunWithChoice, ({ run, stickers }) => {
      const pickedRun = pickStickers(run, stickers);
      expect(pickedRun.codes.length * pickedRun.copies).toBe(stickers.length);
      expect(stickers.map((_, index) => findRunCode(pickedRun, index))).toEqual(
        stickers.map((index) => findRunCode(run, index)),
      );
    }),
  );
});

it('keeps the copies of whole codes, and lists a code once for each sticker otherwise', () => {
  const run = makeRun(4, 3);
  expect(
    pickStickers(
      run,
      Array.from({ length: 12 }, (_, index) => index),
    ),
  ).toEqual(run);
  expect(pickStickers(run, [3, 4, 5, 9, 10, 11])).toEqual({ codes: [run.codes[1], run.codes[3]], copies: 3 });
  expect(pickStickers(run, [5, 6, 7])).toEqual({ codes: [run.codes[1], run.codes[2], run.codes[2]], copies: 1 });
});

it('does not list codes that count as duplicates', () => {
  const layout = getSheetLayout({ ...defaultPrintSettings, quantity: 18 });
  if (!layout.fits) throw new Error('The stickers do not fit.');
  const { codes } = pickStickers(makeRun(6, 3), listStickersOnPages(layout, [0]));
  expect(codes).toHaveLength(16);
  expect(findCodeProblems(codes)).toEqual([]);
});

it('draws a sticker of the reprint exactly like the original one', () => {
  const settings = {
    ...defaultPrintSettings,
    qr: { ...defaultPrintSettings.qr, numberLabel: true },
    barcode: { ...defaultPrintSettings.barcode, shown: true, width: 40, serial: true },
  };
  const run = makeRun(20, 2, 2001);
  const drawRunSticker = (runToDraw: typeof run | ReturnType<typeof pickStickers>, index: number) => {
    const { getQr, getExtras } = drawRun({
      ...runToDraw,
      tagBaseUrl: 'https://t.example',
      level: 'M',
    });
    return drawSticker(settings, getQr(index), true, getExtras(index));
  };
  const stickers = [16, 17, 18, 31];
  const pickedRun = pickStickers(run, stickers);
  stickers.forEach((sticker, index) => expect(drawRunSticker(pickedRun, index)).toEqual(drawRunSticker(run, sticker)));
  expect(JSON.stringify(drawRunSticker(pickedRun, 0))).toContain('2009');
});

it('finds the stickers on pages, also on a partly used sheet', () => {
  const layout = getSheetLayout({ ...defaultPrintSettings, quantity: 40, start: 15 });
  if (!layout.fits) throw new Error('The stickers do not fit.');
  expect(listStickersOnPages(layout, [0])).toEqual([0, 1]);
  expect(listStickersOnPages(layout, [0, 3])).toEqual([0, 1, 34, 35, 36, 37, 38, 39]);
  expect(listStickersOnPages(layout, [0, 1, 2, 3])).toEqual(Array.from({ length: 40 }, (_, index) => index));
});
