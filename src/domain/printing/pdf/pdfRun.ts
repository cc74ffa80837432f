import type { PrintRun } from '../codes/printRun';
import { findRunCode } from '../codes/drawRun';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import type { SheetLayout } from '../sheet/sheetLayout';

/** Maximum number of stickers in one run of PDF files. The files of such a run have about 40 MB. */
export const maxPdfStickers = 100_000;

/** From this number of stickers on, a PDF is recommended: browsers need long to lay out a print window of this size. */
export const minStickersToRecommendPdf = 1000;

/** A range of pages in one file: the zero-based index of the first page, and of the first page after the range. */
export type FilePages = { firstPage: number; endPage: number };

/**
 * Divides the pages of a layout into files of at most `stickersPerFile` stickers. A file contains whole pages, so it
 * has more stickers if a single page has more.
 */
export function divideIntoFiles({ pages, perPage }: SheetLayout, stickersPerFile: number): FilePages[] {
  const pagesPerFile = Math.max(1, Math.floor(stickersPerFile / perPage));
  return Array.from({ length: Math.ceil(pages / pagesPerFile) }, (_, index) => ({
    firstPage: index * pagesPerFile,
    endPage: Math.min(pages, (index + 1) * pagesPerFile),
  }));
}

/** Returns the layout of a run with all its stickers. */
export const layOutRun = (settings: PrintSettings, { codes, copies }: { codes: { length: number }; copies: number }) =>
  getSheetLayout({ ...settings, quantity: codes.length * copies });

/** Place of a sticker: its file, page in that file, and slot, which all count from 1. */
export type StickerPlace = { file: number; page: number; slot: number };

/** Returns the file, page and slot of a sticker. `index` counts the stickers of the run from 0. */
export function locateSticker(
  { perPage, startIndex }: SheetLayout,
  files: readonly FilePages[],
  index: number,
): StickerPlace {
  const page = Math.floor((index + startIndex) / perPage);
  const file = files.findIndex(({ endPage }) => page < endPage);
  const { firstPage = 0 } = files[file] ?? {};
  return { file: file + 1, page: page - firstPage + 1, slot: ((index + startIndex) % perPage) + 1 };
}

/** A sticker of a run: its place and its code. */
export type ManifestEntry = StickerPlace & { code: string };

/** Lists where each code of a run is printed. */
export function* listStickers(
  run: PrintRun,
  layout: SheetLayout,
  files: readonly FilePages[],
): Generator<ManifestEntry> {
  for (let index = 0; index < layout.count; index++) {
    yield { ...locateSticker(layout, files, index), code: findRunCode(run, index).code };
  }
}
