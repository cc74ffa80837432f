import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { JobBar } from '~/components/printing/JobBar/JobBar';

import type { PdfJobs } from '../controller/usePdfJobs';
import type { EarlierPrints } from '../controller/useEarlierPrints';
import { createPdfCheckBarProps } from './createPdfCheckBarProps';
import { createPdfExportBarProps } from './createPdfExportBarProps';

/** Creates a button that closes the bar. */
export type CreateLeaveButton = (label: string, onClick: () => void) => ReactNode;

export type PdfJobBarProps = {
  jobs: PdfJobs;
  /** Returns the action that marks the tags of a saved PDF as printed. Undefined for sample codes. */
  findMarkAction: EarlierPrints['findMarkAction'];
  /** Called when the bar disappears, to move the focus, which would otherwise be lost. */
  onDisappear: () => void;
  /** Prints after a successful check. Set on phones, where the bar replaces the print button. */
  onPrint?: (() => void) | undefined;
};

/**
 * The bar of the current job: saving a PDF, or checking its codes. One bar shows all jobs and their results, because
 * screen readers announce only changes of an element that was there before.
 */
export function PdfJobBar({ jobs, findMarkAction, onDisappear, onPrint }: PdfJobBarProps) {
  const { pdf, codeCheck, isStale } = jobs;
  const onCheckAgain = jobs.canCheck ? jobs.onCheckCodes : undefined;
  const createLeaveButton: CreateLeaveButton = (label, onClick) => (
    <Button
      variant="outlined"
      onClick={() => {
        onClick();
        onDisappear();
      }}
    >
      {label}
    </Button>
  );
  const content =
    codeCheck.state.status === 'idle'
      ? createPdfExportBarProps({ pdf, findMarkAction, isStale, createLeaveButton })
      : createPdfCheckBarProps({
          check: codeCheck,
          isStale,
          onCheckAgain,
          createLeaveButton,
          onPrint:
            onPrint &&
            (() => {
              codeCheck.onClose();
              onDisappear();
              onPrint();
            }),
        });
  return content && <JobBar {...content} />;
}
