import { formatCount } from '~/domain/number/amounts';

export const checkedPagesCopy = {
  label: 'Checked pages',
  /** Returns the caption of CheckedPages. `isComplete` is true if all pages of the run are shown. */
  caption: (pageCount: number, isComplete: boolean) =>
    isComplete ? (pageCount === 1 ? 'Page 1' : `Pages 1–${formatCount(pageCount)}`) : 'Pages with errors',
  page: (page: number, errorCount: number) =>
    errorCount === 0
      ? `Page ${formatCount(page)}, no errors`
      : `Page ${formatCount(page)}, ${formatCount(errorCount)} ${errorCount === 1 ? 'sticker' : 'stickers'} with errors`,
} as const;
