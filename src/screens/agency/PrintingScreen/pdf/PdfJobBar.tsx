import type { PdfJobs } from '../controller/usePdfJobs';
import { CheckBar } from './CheckBar';
import { PdfBar } from './PdfBar';
import type { PdfBarProps } from './PdfBar';

export type PdfJobBarProps = {
  jobs: PdfJobs;
  markingOf: PdfBarProps['markingOf'];
  /** Called when the bar disappears, since the focus would otherwise be lost. */
  onLeave: () => void;
};

/** The bar of the current job: saving a PDF, or checking its codes. */
export function PdfJobBar({ jobs: { pdf, codeCheck, isStale }, markingOf, onLeave }: PdfJobBarProps) {
  const props = { isStale, onLeave };
  return codeCheck.state.status === 'idle' ? (
    <PdfBar pdf={pdf} markingOf={markingOf} {...props} />
  ) : (
    <CheckBar check={codeCheck} {...props} />
  );
}
