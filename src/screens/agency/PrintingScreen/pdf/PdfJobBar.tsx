import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { JobBar } from '~/components/printing/JobBar/JobBar';

import type { PdfJobs } from '../controller/usePdfJobs';
import type { EarlierPrints } from '../controller/useEarlierPrints';
import { pdfCopy } from '../shared/pdf.copy';
import { createPdfCheckBarProps } from './createPdfCheckBarProps';
import { createPdfExportBarProps } from './createPdfExportBarProps';

/** Options that `createPdfExportBarProps` and `createPdfCheckBarProps` share. */
export type SharedBarOptions = {
  /** True if the settings, the design, the printer or the codes have changed since the PDF was made. */
  isStale: boolean;
  /** Returns a callback that calls `close`, which removes the bar, and then moves the focus out of the bar. */
  withFocusMove: (close: () => void) => () => void;
  cancelButton: ReactNode;
};

export type PdfJobBarProps = {
  jobs: PdfJobs;
  /** Returns the action that marks the tags of a saved PDF as printed. Undefined for sample codes. */
  getMarkAction: EarlierPrints['getMarkAction'];
  /** Called when the bar disappears, to move the focus, which would otherwise be lost. */
  onDisappear: () => void;
};

/**
 * Bar with the progress or the result of the current job: saving a PDF, or checking its codes. All jobs use the same
 * element, since screen readers announce only changes in an existing live region.
 */
export function PdfJobBar({ jobs, getMarkAction, onDisappear }: PdfJobBarProps) {
  const { pdf, codeCheck, isStale } = jobs;
  const isChecking = codeCheck.state.status !== 'idle';
  const job = isChecking ? codeCheck : pdf;
  const withFocusMove = (close: () => void) => () => {
    close();
    onDisappear();
  };
  const options: SharedBarOptions = {
    isStale,
    withFocusMove,
    cancelButton: (
      <Button variant="outlined" onClick={withFocusMove(job.onCancel)}>
        {pdfCopy.cancel}
      </Button>
    ),
  };
  const content = isChecking
    ? createPdfCheckBarProps({
        ...options,
        check: codeCheck,
        onCheckAgain: jobs.canCheck ? jobs.onCheckCodes : undefined,
      })
    : createPdfExportBarProps({ ...options, pdf, getMarkAction });
  return content && <JobBar {...content} />;
}
