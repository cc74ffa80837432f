import { formatCount } from '~/domain/number/amounts';

export const checkedPagesCopy = {
  label: 'Checked pages',
  /** Returns the caption of the strip. `isComplete` is true if the strip shows all pages of the run. */
  caption: (pages: number, isComplete: boolean) =>
    isComplete ? (pages === 1 ? 'Page 1' : `Pages 1–${formatCount(pages)}`) : 'Pages with errors',
  page: (page: number, errors: number) =>
    errors === 0
      ? `Page ${formatCount(page)}, no errors`
      : `Page ${formatCount(page)}, ${formatCount(errors)} ${errors === 1 ? 'sticker' : 'stickers'} with errors`,
} as const;
