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

/** An action that may need confirmation. `label` is the label of the button that confirms it. */
type ActionToConfirm = {
  label: string;
  act: () => void;
  /** Summary of the codes that were printed before; undefined if there are none. */
  printedBefore: PrintedBefore | undefined;
};

/**
 * Returns callbacks that print or save a PDF. They first ask for confirmation if a scan check found errors, or codes
 * were printed before. Also returns the dialog with this question.
 */
export function usePrintConfirmation(printing: Printing, onApply: (change: QuickFix) => void) {
  const { preview, runs, pdfJobs, onPrint, onSavePdf } = printing;
  const [action, setAction] = useState<ActionToConfirm>();
  const [isOpen, setOpen] = useState(false);

  function confirmIfNeeded(next: ActionToConfirm) {
    if (!preview.hasErrors && !next.printedBefore) {
      next.act();
      return;
    }
    setAction(next);
    setOpen(true);
  }

  return {
    onPrint: () =>
      confirmIfNeeded({
        label: printingCopy.confirm.printAnyway,
        act: onPrint,
        printedBefore: runs.findPrintedBefore.print(),
      }),
    onSavePdf: () =>
      confirmIfNeeded({
        label: pdfCopy.saveAnyway,
        act: onSavePdf,
        printedBefore: pdfJobs.isMade ? undefined : runs.findPrintedBefore.pdf(),
      }),
    dialog: (
      <ConfirmPrintDialog
        open={isOpen}
        checks={preview.checks}
        printedBefore={action?.printedBefore}
        confirmLabel={action?.label ?? ''}
        onConfirm={() => action?.act()}
        onApply={onApply}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
