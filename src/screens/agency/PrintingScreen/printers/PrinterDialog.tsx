import DialogContent from '@mui/material/DialogContent';
import Alert from '@mui/material/Alert';

import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import { layOutTestPage } from '~/domain/printing/calibration/testPage';
import type { Printer } from '~/domain/printing/calibration/printer';
import { getPaperSize } from '~/domain/printing/settings/paper';

import { printerDialogCopy as copy } from './printerDialog.copy';
import { PrinterForm } from './PrinterForm';
import type { TestPrintOptions } from './useTestPrints';

export type PrinterDialogProps = Pick<TestPrintOptions, 'settings' | 'effects'> & {
  open: boolean;
  /** The printer to measure again; undefined to add a printer. */
  printer: Printer | undefined;
  onSave: (printer: Printer) => void;
  onClose: () => void;
  /** Called after the dialog has closed, to move the focus: the control that opened the dialog can be gone. */
  onClosed: () => void;
};

/** Dialog for the steps of calibrating a printer: print the test page, measure it, and enter the lengths. */
export function PrinterDialog(props: PrinterDialogProps) {
  const { open, printer, settings, effects, onSave, onClose, onClosed } = props;
  const testPage = layOutTestPage(getPaperSize(settings.paper));
  return (
    <ClosableDialog
      open={open}
      title={printer ? copy.measure(printer.name) : copy.add}
      disableRestoreFocus
      onClose={onClose}
      onClosed={onClosed}
    >
      {testPage.fits ? (
        <PrinterForm
          printer={printer}
          settings={settings}
          testPage={testPage}
          effects={effects}
          onSave={(saved) => {
            onSave(saved);
            onClose();
          }}
          onCancel={onClose}
        />
      ) : (
        <DialogContent>
          <Alert severity="warning">{copy.tooSmall}</Alert>
        </DialogContent>
      )}
    </ClosableDialog>
  );
}
