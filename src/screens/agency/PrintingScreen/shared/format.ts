import { formatCount } from '~/domain/number/amounts';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { formatNumber } from '~/domain/number/formatNumber';

/** Returns a count with its noun, such as '1 page' or '1,240 stickers'. */
export const countWithNoun = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

export const formatSize = (width: number, height: number) => `${formatNumber(width)} × ${formatNumber(height)}`;

/** Returns the size of a paper in its orientation, such as '210 × 297 mm'. */
export function formatPaperSize({ paper }: Pick<PrintSettings, 'paper'>): string {
  const { width, height } = getPaperSize(paper);
  return `${formatSize(width, height)} mm`;
}

/** Returns the name of a paper, such as 'A4', or the size of a custom paper. */
export function formatPaperName(settings: Pick<PrintSettings, 'paper'>): string {
  const { name } = settings.paper;
  return name === 'Custom' ? formatPaperSize(settings) : name;
}

/** Returns the numbers of stickers and pages, such as '240 stickers · 15 pages A4'. */
export const formatSheetCount = (
  settings: Pick<PrintSettings, 'paper'>,
  { stickerCount, pageCount }: Pick<SheetLayout, 'stickerCount' | 'pageCount'>,
  separator = ' · ',
) =>
  `${countWithNoun(stickerCount, 'sticker')}${separator}${countWithNoun(pageCount, 'page')} ${formatPaperName(settings)}`;
