import type { PrintRun } from '../codes/printRun';
import { findRunCode } from '../codes/drawRun';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import type { SheetLayout } from '../sheet/sheetLayout';

/** Maximum number of stickers in a run that is saved as PDF. The PDF files of such a run take about 40 MB in total. */
export const maxPdfStickers = 100_000;

/** Number of stickers above which a PDF is recommended, because browsers take long to lay out the print window. */
export const pdfRecommendationThreshold = 1000;

/** The pages of a PDF file: from the zero-based index `firstPage` up to, but not including, the index `endPage`. */
export type FilePages = { firstPage: number; endPage: number };

/**
 * Divides the pages of a layout into files of at most `stickersPerFile` stickers. A file has at least one page, even if
 * that page has more stickers.
 */
export function divideIntoFiles({ pageCount, perPage }: SheetLayout, stickersPerFile: number): FilePages[] {
  const pagesPerFile = Math.max(1, Math.floor(stickersPerFile / perPage));
  return Array.from({ length: Math.ceil(pageCount / pagesPerFile) }, (_, index) => ({
    firstPage: index * pagesPerFile,
    endPage: Math.min(pageCount, (index + 1) * pagesPerFile),
  }));
}

/** Returns the layout of all stickers of a run. */
export const layOutRun = (settings: PrintSettings, { codes, copies }: { codes: { length: number }; copies: number }) =>
  getSheetLayout({ ...settings, quantity: codes.length * copies });

/** Place of a sticker: its file, the page in that file, and the slot on that page, each counted from 1. */
export type StickerLocation = { file: number; page: number; slot: number };

/** Returns the file, page and slot of a sticker. `index` is the zero-based index of the sticker in the run. */
export function locateSticker(
  { perPage, usedSlotCount }: SheetLayout,
  files: readonly FilePages[],
  index: number,
): StickerLocation {
  const page = Math.floor((index + usedSlotCount) / perPage);
  const file = files.findIndex(({ endPage }) => page < endPage);
  const { firstPage = 0 } = files[file] ?? {};
  return { file: file + 1, page: page - firstPage + 1, slot: ((index + usedSlotCount) % perPage) + 1 };
}

/** An entry of the manifest: the place and the code of a sticker. */
export type ManifestEntry = StickerLocation & { code: string };

/** Lists the place and the code of each sticker of a run, for the manifest. */
export function* listStickers(
  run: PrintRun,
  layout: SheetLayout,
  files: readonly FilePages[],
): Generator<ManifestEntry> {
  for (let index = 0; index < layout.stickerCount; index++) {
    yield { ...locateSticker(layout, files, index), code: findRunCode(run, index).code };
  }
}
