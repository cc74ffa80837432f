import Alert from '@mui/material/Alert';

import { pdfRecommendationThreshold } from '~/domain/printing/pdf/pdfRun';

import { printingCopy } from './PrintingScreen.copy';
import type { Printing } from './controller/usePrinting';
import { PdfJobBar } from './pdf/PdfJobBar';
import type { PdfJobBarProps } from './pdf/PdfJobBar';
import { pdfCopy } from './shared/pdf.copy';

export type PrintNoticesProps = Pick<PdfJobBarProps, 'onDisappear'> & {
  printing: Printing;
  /** Number of stickers to print; 0 if no sticker fits on the sheet, or if there are no codes. */
  stickerCount: number;
};

/** Message that a print failed or that a PDF is better than a print, and the bar of a PDF. */
export function PrintNotices({ printing, stickerCount, onDisappear }: PrintNoticesProps) {
  const { state, pdfJobs, runs } = printing;
  const { printStatus: status } = state;
  const { isBarShown, stickerCount: pdfStickerCount } = pdfJobs;
  const suggestsPdf = status === 'idle' && stickerCount > 0 && pdfStickerCount > pdfRecommendationThreshold;
  return (
    <>
      {status !== 'idle' && status !== 'preparing' && (
        <Alert severity={status === 'closed' ? 'info' : 'error'}>{printingCopy.printErrors[status]}</Alert>
      )}
      {!isBarShown && suggestsPdf && (
        <Alert severity="info">{pdfCopy.suggestion(pdfStickerCount, pdfStickerCount > stickerCount)}</Alert>
      )}
      {isBarShown && <PdfJobBar jobs={pdfJobs} getMarkAction={runs.getMarkAction} onDisappear={onDisappear} />}
    </>
  );
}
