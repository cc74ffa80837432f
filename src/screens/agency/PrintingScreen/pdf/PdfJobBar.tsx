import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { JobBar } from '~/components/printing/JobBar/JobBar';

import { printingCopy } from '../PrintingScreen.copy';
import type { PdfJobs } from '../controller/usePdfJobs';
import type { EarlierPrints } from '../controller/useEarlierPrints';
import { pdfCopy } from '../shared/pdf.copy';
import { SampleCodesMark } from '../tags/SampleCodesMark';
import { createPdfCheckBarProps } from './createPdfCheckBarProps';
import { createPdfExportBarProps } from './createPdfExportBarProps';

/** Options that `createPdfExportBarProps` and `createPdfCheckBarProps` share. */
export type SharedBarOptions = {
  /** True if the settings, the design, the printer or the codes have changed since the PDF was made. */
  isStale: boolean;
  /** Returns a callback that calls `close`, which removes the bar, and then moves the focus out of the bar. */
  withFocusMove: (close: () => void) => () => void;
  cancelButton: ReactNode;
  /**
   * Button that closes the bar and prints, with a mark for sample codes. Undefined on larger screens, where the header
   * has both.
   */
  printButton: ReactNode;
};

export type PdfJobBarProps = {
  jobs: PdfJobs;
  /** Returns the action that marks the tags of a saved PDF as printed. Undefined for sample codes. */
  getMarkAction: EarlierPrints['getMarkAction'];
  /** Called when the bar disappears, to move the focus, which would otherwise be lost. */
  onDisappear: () => void;
  /** Set on phones, where the bar replaces the print button. */
  onPrint?: (() => void) | undefined;
  /** True if the print button prints sample codes. */
  isSample: boolean;
};

/**
 * Bar with the progress or the result of the current job: saving a PDF, or checking its codes. All jobs use the same
 * element, since screen readers announce only changes in an existing live region.
 */
export function PdfJobBar({ jobs, getMarkAction, onDisappear, onPrint, isSample }: PdfJobBarProps) {
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
    printButton: onPrint && (
      <>
        {isSample && <SampleCodesMark />}
        <Button
          variant="contained"
          onClick={() => {
            withFocusMove(job.onClose)();
            onPrint();
          }}
        >
          {printingCopy.print}
        </Button>
      </>
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
