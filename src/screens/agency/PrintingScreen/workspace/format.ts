import { sizeOfPaper } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { formatNumber } from '~/domain/number/formatNumber';

export const formatSize = (width: number, height: number) => `${formatNumber(width)} × ${formatNumber(height)}`;

/** 'A4', or the size of a custom paper. */
export function paperLabel({ paper }: Pick<PrintSettings, 'paper'>): string {
  const { width, height } = sizeOfPaper(paper);
  return paper.name === 'Custom' ? `${formatSize(width, height)} mm` : paper.name;
}
