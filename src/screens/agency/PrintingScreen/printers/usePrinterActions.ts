import { useState } from 'react';

import { putPrinter, removePrinter, restorePrinter } from '~/domain/printing/calibration/printer';
import type { Printer, PrinterList } from '~/domain/printing/calibration/printer';

import type { PrinterEffects } from '../controller/printingEffects';
import { printerFieldCopy as copy } from './PrinterField.copy';

/** Message about the last change. `removed` is the removed printer, which Undo restores. */
type PrinterMessage = { severity: 'success' | 'warning'; text: string; removedPrinter?: Printer };

/** Returns functions that change the user's printers, and the message about the last change. */
export function usePrinterActions({ list, save }: Pick<PrinterEffects, 'list' | 'save'>) {
  const [message, setMessage] = useState<PrinterMessage>();

  function changePrinters(newList: PrinterList, text: string, removedPrinter?: Printer) {
    const problem = save(newList);
    setMessage({
      severity: problem ? 'warning' : 'success',
      text: problem ? `${text} ${copy.storage[problem]}` : text,
      ...(removedPrinter && { removedPrinter }),
    });
  }

  return {
    message,
    select: (name: string | null) => {
      const problem = save({ ...list, selected: name });
      setMessage(problem && { severity: 'warning', text: `${copy.notKept} ${copy.storage[problem]}` });
    },
    /** Adds a printer, or replaces `previous` after it was measured again. */
    put: (printer: Printer, previous?: Printer) =>
      changePrinters(putPrinter(list, printer, previous), copy.saved(printer.name.trim())),
    rename: (printer: Printer, name: string) =>
      changePrinters(putPrinter(list, { ...printer, name }, printer), copy.renamed(name.trim())),
    remove: (printer: Printer) => changePrinters(removePrinter(list, printer), copy.removed(printer.name), printer),
    undo: () => {
      const removed = message?.removedPrinter;
      if (removed) changePrinters(restorePrinter(list, removed), copy.restored(removed.name));
    },
  };
}
