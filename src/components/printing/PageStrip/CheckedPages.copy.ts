import { formatCount } from '~/domain/number/amounts';

export const checkedPagesCopy = {
  label: 'Checked pages',
  page: (page: number, errors: number) =>
    errors === 0
      ? `Page ${formatCount(page)}, no errors`
      : `Page ${formatCount(page)}, ${formatCount(errors)} ${errors === 1 ? 'sticker' : 'stickers'} with errors`,
} as const;
