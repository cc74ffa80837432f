import { formatCount } from '~/domain/number/amounts';
import { formatNumber } from '~/domain/number/formatNumber';
import { limits } from '~/domain/printing/settings/limits';
import type { Size } from '~/domain/printing/settings/paper';

const { min, max } = limits.design;

export const pdfPageCopy = {
  group: 'Page of the PDF',
  page: 'Page',
  ofPageCount: (pages: number) => `of ${formatCount(pages)}`,
  useSize: "Use the page's size",
  outsideLimits: ({ width, height }: Size) =>
    `The page is ${formatNumber(width)} × ${formatNumber(height)} mm. Stickers can be ${formatNumber(min)} to ${formatNumber(max)} mm wide and high, so choose a size below.`,
} as const;
