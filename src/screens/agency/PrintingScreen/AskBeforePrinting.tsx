import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import type { Mend } from '~/domain/printing/checks/issues';
import type { ScanCheck } from '~/domain/printing/checks/scanChecks';

import { printingCopy } from './PrintingScreen.copy';

export type AskBeforePrintingProps = {
  open: boolean;
  checks: readonly ScanCheck[];
  onPrint: () => void;
  onApply: (change: Mend) => void;
  onClose: () => void;
};

/** The one question before a sheet is printed that will probably not scan. */
export function AskBeforePrinting({ open, checks, onPrint, onApply, onClose }: AskBeforePrintingProps) {
  const id = useId();
  const errors = checks.filter(({ level }) => level === 'error');
  const mend = errors.find((error) => error.mend)?.mend;
  const copy = printingCopy.ask;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{copy.title(errors.map(({ element }) => element))}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {errors.map((error) => (
          <Typography key={error.id}>{error.text}.</Typography>
        ))}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          p: 3,
          paddingBlockStart: 0,
          gap: 1,
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
        }}
      >
        <Button
          variant="outlined"
          onClick={() => {
            onPrint();
            onClose();
          }}
        >
          {copy.anyway}
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => {
            if (mend) onApply(mend.change);
            onClose();
          }}
        >
          {mend?.label ?? copy.back}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
