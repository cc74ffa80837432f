import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';

import type { ScanCheck } from '~/components/printing/ScanChecks/checkRun';
import { addNoBreakSpaces } from '~/components/printing/ScanChecks/addNoBreakSpaces';
import type { QuickFix } from '~/domain/printing/checks/issues';
import type { PrintedBeforeSummary } from '~/domain/printing/runs/printedCodes';

import { printingCopy } from './PrintingScreen.copy';

export type ConfirmPrintDialogProps = {
  open: boolean;
  checks: readonly ScanCheck[];
  /** Summary of the codes that were printed before; undefined if there are none. */
  printedBefore?: PrintedBeforeSummary | undefined;
  /** Label of the button that prints or saves anyway. */
  confirmLabel: string;
  onConfirm: () => void;
  onApplyQuickFix: (change: QuickFix) => void;
  onClose: () => void;
};

/** Asks for confirmation before stickers with errors, or codes that were printed before, are printed or saved. */
export function ConfirmPrintDialog(props: ConfirmPrintDialogProps) {
  const { open, checks, printedBefore, confirmLabel, onConfirm, onApplyQuickFix, onClose } = props;
  const id = useId();
  const errors = checks.filter(({ level }) => level === 'error');
  const quickFix = errors.find((error) => error.quickFix)?.quickFix;
  const copy = printingCopy.confirm;
  const errorTitle = copy.title(errors.map(({ element }) => element));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      // Wide enough for three buttons in a row.
      sx={{ '& .MuiDialog-paper': { maxWidth: 496 } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{errors.length > 0 ? errorTitle : copy.printedTitle}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {errors.map((error) => (
          <Fragment key={error.id}>
            <Typography>{addNoBreakSpaces(error.text)}</Typography>
            {/* Shows what to do about an error without a quick fix, since the dialog covers the ScanChecks. */}
            {!error.quickFix && error.detail && (
              <Typography variant="body2" sx={{ marginBlockStart: 1, color: 'text.secondary' }}>
                {addNoBreakSpaces(error.detail)}
              </Typography>
            )}
          </Fragment>
        ))}
        {printedBefore && <Typography>{copy.printedBefore(printedBefore)}</Typography>}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          p: 3,
          paddingBlockStart: 0,
          gap: 1,
          flexWrap: 'wrap',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        <Button
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirmLabel}
        </Button>
        {quickFix && (
          <Button variant="outlined" onClick={onClose}>
            {copy.cancel}
          </Button>
        )}
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            if (quickFix) onApplyQuickFix(quickFix.change);
            onClose();
          }}
        >
          {quickFix?.label ?? copy.back}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
