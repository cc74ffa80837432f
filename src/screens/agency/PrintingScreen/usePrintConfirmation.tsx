import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import type { QuickFix } from '~/domain/printing/checks/issues';
import type { PrintedBeforeSummary } from '~/domain/printing/runs/printedCodes';

import type { Printing } from './controller/usePrinting';
import { printingCopy } from './PrintingScreen.copy';
import { pdfCopy } from './shared/pdf.copy';

const ConfirmPrintDialog = lazyOverlay(() =>
  import('./ConfirmPrintDialog').then((module) => module.ConfirmPrintDialog),
);

/** Labels of the button that confirms an action. */
const confirmLabels = { print: printingCopy.confirm.printAnyway, pdf: pdfCopy.saveAnyway };

/** An action that needs confirmation. */
type ActionToConfirm = {
  kind: keyof typeof confirmLabels;
  /** Summary of the codes that were printed before; undefined if there are none. */
  printedBefore: PrintedBeforeSummary | undefined;
};

/**
 * Returns callbacks that print or save a PDF, and a confirmation dialog. The callbacks open the dialog first if a scan
 * check found errors, or if codes were printed before.
 */
export function usePrintConfirmation(printing: Printing, onApplyQuickFix: (change: QuickFix) => void) {
  const { preview, runs, pdfJobs, onPrint, onSavePdf } = printing;
  const [action, setAction] = useState<ActionToConfirm>();
  const [isOpen, setOpen] = useState(false);
  // The state has the kind of the action instead of its callback, which would print the settings of an earlier render.
  const callbacks = { print: onPrint, pdf: onSavePdf };

  function confirmIfNeeded(requestedAction: ActionToConfirm) {
    if (!preview.hasErrors && !requestedAction.printedBefore) {
      callbacks[requestedAction.kind]();
      return;
    }
    setAction(requestedAction);
    setOpen(true);
  }

  return {
    onPrint: () => confirmIfNeeded({ kind: 'print', printedBefore: runs.findPrintedBefore.print() }),
    onSavePdf: () =>
      confirmIfNeeded({ kind: 'pdf', printedBefore: pdfJobs.hasCurrentPdf ? undefined : runs.findPrintedBefore.pdf() }),
    dialog: (
      <ConfirmPrintDialog
        open={isOpen}
        checks={preview.checks}
        printedBefore={action?.printedBefore}
        confirmLabel={action ? confirmLabels[action.kind] : ''}
        onConfirm={() => action && callbacks[action.kind]()}
        onApplyQuickFix={onApplyQuickFix}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
