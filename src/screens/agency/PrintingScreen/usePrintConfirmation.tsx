import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import type { QuickFix } from '~/domain/printing/checks/issues';
import type { PrintedBefore } from '~/domain/printing/runs/printedCodes';

import type { Printing } from './controller/usePrinting';
import { printingCopy } from './PrintingScreen.copy';
import { pdfCopy } from './shared/pdf.copy';

const ConfirmPrintDialog = lazyOverlay(() =>
  import('./ConfirmPrintDialog').then((module) => module.ConfirmPrintDialog),
);

/** An action that may need confirmation, and the label of the button that confirms it. */
type ConfirmedAction = {
  label: string;
  act: () => void;
  /** Summary of the codes that were printed before; undefined if there are none. */
  printedBefore: PrintedBefore | undefined;
};

/**
 * Returns callbacks that print or save a PDF. They first ask for confirmation if codes will probably not scan or were
 * printed before. Also returns the dialog with this question.
 */
export function usePrintConfirmation(printing: Printing, onApply: (change: QuickFix) => void) {
  const { preview, runs, pdfJobs, onPrint, onSavePdf } = printing;
  const [action, setAction] = useState<ConfirmedAction>();
  const [isOpen, setOpen] = useState(false);

  function run(next: ConfirmedAction) {
    if (!preview.hasErrors && !next.printedBefore) {
      next.act();
      return;
    }
    setAction(next);
    setOpen(true);
  }

  return {
    onPrint: () =>
      run({
        label: printingCopy.confirm.printAnyway,
        act: onPrint,
        printedBefore: runs.findPrintedBefore.print(),
      }),
    onSavePdf: () =>
      run({
        label: pdfCopy.saveAnyway,
        act: onSavePdf,
        printedBefore: pdfJobs.isMade ? undefined : runs.findPrintedBefore.pdf(),
      }),
    dialog: (
      <ConfirmPrintDialog
        open={isOpen}
        checks={preview.checks}
        printedBefore={action?.printedBefore}
        action={action?.label ?? ''}
        onConfirm={() => action?.act()}
        onApply={onApply}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
