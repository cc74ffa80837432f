import { sizeOfPaper } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { formatNumber } from '~/domain/number/formatNumber';

export const formatSize = (width: number, height: number) => `${formatNumber(width)} × ${formatNumber(height)}`;

/** '210 × 297 mm', in its orientation. */
export function paperSize({ paper }: Pick<PrintSettings, 'paper'>): string {
  const { width, height } = sizeOfPaper(paper);
  return `${formatSize(width, height)} mm`;
}

/** 'A4', or the size of a custom paper. */
export function paperLabel(settings: Pick<PrintSettings, 'paper'>): string {
  const { name } = settings.paper;
  return name === 'Custom' ? paperSize(settings) : name;
}
