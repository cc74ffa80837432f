import Alert from '@mui/material/Alert';

import { pdfRecommendationThreshold } from '~/domain/printing/pdf/pdfRun';
import type { PrintStatus } from '~/domain/printing/state/printStatus';

import { printingCopy } from './PrintingScreen.copy';
import { PdfJobBar } from './pdf/PdfJobBar';
import type { PdfJobBarProps } from './pdf/PdfJobBar';
import { pdfCopy } from './shared/pdf.copy';

export type PrintNoticesProps = PdfJobBarProps & {
  status: PrintStatus;
  /** Number of stickers to print; 0 if no sticker fits on the sheet, or if there are no codes. */
  stickerCount: number;
};

/** Message that a print failed or that a PDF is better than a print, and the bar of a PDF. */
export function PrintNotices({ status, stickerCount, ...barProps }: PrintNoticesProps) {
  const { isBarShown, stickerCount: pdfStickerCount } = barProps.jobs;
  const suggestsPdf = status === 'idle' && stickerCount > 0 && pdfStickerCount > pdfRecommendationThreshold;
  return (
    <>
      {status !== 'idle' && status !== 'preparing' && (
        <Alert severity={status === 'closed' ? 'info' : 'error'}>{printingCopy.printErrors[status]}</Alert>
      )}
      {!isBarShown && suggestsPdf && (
        <Alert severity="info">{pdfCopy.suggestion(pdfStickerCount, pdfStickerCount > stickerCount)}</Alert>
      )}
      {isBarShown && <PdfJobBar {...barProps} />}
    </>
  );
}
