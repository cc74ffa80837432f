import fc from 'fast-check';
import { expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { divideIntoFiles, layOutRun, listStickers } from './pdfRun';

const createRun = (count: number, copies = 1) => ({
  codes: Array.from({ length: count }, (_, index) => ({ code: `C${index}`, number: index + 1 })),
  copies,
});

function layOut(count: number, copies: number, start: number) {
  const run = createRun(count, copies);
  const layout = layOutRun({ ...defaultPrintSettings, start }, run);
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return { run, layout };
}

it('divides pages into files of whole pages', () => {
  const { layout } = layOut(100, 1, 1);
  expect(divideIntoFiles(layout, 40)).toEqual([
    { firstPage: 0, endPage: 2 },
    { firstPage: 2, endPage: 4 },
    { firstPage: 4, endPage: 6 },
    { firstPage: 6, endPage: 7 },
  ]);
  expect(divideIntoFiles(layout, 5)).toHaveLength(7);
  expect(divideIntoFiles(layout, 1000)).toEqual([{ firstPage: 0, endPage: 7 }]);
});

it('lists file, page and slot of each sticker', () => {
  const { run, layout } = layOut(9, 2, 15);
  const entries = [...listStickers(run, layout, divideIntoFiles(layout, 16))];
  expect(entries.slice(0, 3)).toEqual([
    { file: 1, page: 1, slot: 15, code: 'C0' },
    { file: 1, page: 1, slot: 16, code: 'C0' },
    { file: 2, page: 1, slot: 1, code: 'C1' },
  ]);
  expect(entries.at(-1)).toEqual({ file: 2, page: 1, slot: 16, code: 'C8' });
});

it('lists each sticker once, with each code as often as there are copies', () => {
  const anyIntegerUpTo = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(
      anyIntegerUpTo(60),
      anyIntegerUpTo(4),
      anyIntegerUpTo(16),
      anyIntegerUpTo(100),
      (count, copies, start, stickersPerFile) => {
        const { run, layout } = layOut(count, copies, start);
        const entries = [...listStickers(run, layout, divideIntoFiles(layout, stickersPerFile))];
        expect(entries.map(({ code }) => code)).toEqual(
          run.codes.flatMap(({ code }) => Array.from({ length: copies }, () => code)),
        );
        expect(new Set(entries.map(({ file, page, slot }) => `${file} ${page} ${slot}`)).size).toBe(count * copies);
      },
    ),
  );
});
