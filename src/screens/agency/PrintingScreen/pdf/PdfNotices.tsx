import Alert from '@mui/material/Alert';

import { pdfRecommendationThreshold } from '~/domain/printing/pdf/pdfRun';

import type { Printing } from '../controller/usePrinting';
import { PdfJobBar } from './PdfJobBar';
import type { PdfJobBarProps } from './PdfJobBar';
import { pdfCopy } from '../shared/pdf.copy';

export type PdfNoticesProps = Pick<PdfJobBarProps, 'onDisappear'> & {
  printing: Printing;
  /** Number of stickers to print; 0 if no sticker fits on the sheet, or if there are no codes. */
  stickerCount: number;
};

/** The bar of a PDF, or the message that a PDF is better than a print. */
export function PdfNotices({ printing, stickerCount, onDisappear }: PdfNoticesProps) {
  const { state, pdfJobs, runs } = printing;
  const pdfStickerCount = pdfJobs.stickerCount;
  if (pdfJobs.isBarShown)
    return <PdfJobBar jobs={pdfJobs} getMarkAction={runs.getMarkAction} onDisappear={onDisappear} />;
  return (
    state.printStatus === 'idle' &&
    stickerCount > 0 &&
    pdfStickerCount > pdfRecommendationThreshold && (
      <Alert severity="info">{pdfCopy.suggestion(pdfStickerCount, pdfStickerCount > stickerCount)}</Alert>
    )
  );
}
