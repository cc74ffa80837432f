import { findRunCode } from '../codes/drawRun';
import type { PrintRun } from '../codes/printRun';
import { getStickerRange } from '../sheet/sheetLayout';
import type { SheetLayout } from '../sheet/sheetLayout';

/** Returns the zero-based indices of the stickers on the given pages, in the order of `pages`. */
export function listStickersOnPages(layout: SheetLayout, pages: readonly number[]): number[] {
  return pages.flatMap((page) => {
    const { first, end } = getStickerRange(layout, page);
    return Array.from({ length: end - first }, (_, position) => first + position);
  });
}

/**
 * Returns a run that has only the chosen stickers of `run`, with the same codes and numbers. `stickers` contains their
 * zero-based indices in ascending order. If each chosen code has the same number of stickers, this number becomes the
 * number of copies; otherwise, a code is listed once for each sticker. Throws a RangeError for an invalid index.
 */
export function pickStickers(run: PrintRun, stickers: readonly number[]): PrintRun {
  const chosenStickers = stickers.map((index) => ({
    codeIndex: Math.floor(index / run.copies),
    code: findRunCode(run, index),
  }));
  const stickerCounts = new Map<number, number>();
  for (const { codeIndex } of chosenStickers) stickerCounts.set(codeIndex, (stickerCounts.get(codeIndex) ?? 0) + 1);
  const [copies = 1, ...otherCounts] = new Set(stickerCounts.values());
  if (otherCounts.length > 0) return { codes: chosenStickers.map(({ code }) => code), copies: 1 };
  return { codes: chosenStickers.filter((_, index) => index % copies === 0).map(({ code }) => code), copies };
}
