import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Alert from '@mui/material/Alert';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';

import { radii } from '~/components/theme/tokens';
import { layOutTestPage } from '~/domain/printing/calibration/testPage';
import type { Printer } from '~/domain/printing/calibration/printer';
import { sizeOfPaper } from '~/domain/printing/settings/paper';

import { printerDialogCopy as copy } from './printerDialog.copy';
import { PrinterForm } from './PrinterForm';
import type { TestPrintOptions } from './useTestPrints';

export type PrinterDialogProps = Pick<TestPrintOptions, 'settings' | 'effects'> & {
  open: boolean;
  /** The printer that is measured again. Undefined to add a printer. */
  printer: Printer | undefined;
  onSave: (printer: Printer) => void;
  onClose: () => void;
  /** Called when the dialog has disappeared. The option that opened it cannot get the focus back. */
  onClosed: () => void;
};

/** Dialog that leads through the calibration of a printer: print the test page, measure it, enter the lengths. */
export function PrinterDialog(props: PrinterDialogProps) {
  const { open, printer, settings, effects, onSave, onClose, onClosed } = props;
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const testPage = layOutTestPage(sizeOfPaper(settings.paper));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      disableRestoreFocus
      slotProps={{ paper: { sx: paperStyles }, transition: { onExited: onClosed } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', paddingInlineEnd: 1.5 }}>
        <DialogTitle id={titleId} sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {printer ? copy.measure(printer.name) : copy.add}
        </DialogTitle>
        <IconButton aria-label={copy.close} onClick={onClose} sx={{ marginBlockStart: 1.5 }}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Box>
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
    </Dialog>
  );
}

const paperStyles = {
  borderRadius: { xs: 0, md: `${radii.card}px` },
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
} as const;
