import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { confirmCopy as copy } from './ConfirmProvider.copy';
import type { ConfirmLabels } from './useConfirm';

export type ConfirmDialogProps = {
  open: boolean;
  text: string;
  /** Button labels of a question; without them the dialog is a message with one button that closes it. */
  labels?: ConfirmLabels;
  onAnswer: (isConfirmed: boolean) => void;
};

/** A question or message. Its text is its accessible name, so that it is announced once. */
export function ConfirmDialog({ open, text, labels, onAnswer }: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={textId}
      maxWidth="xs"
      fullWidth
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onAnswer(false);
      }}
      // A question focuses the dialog, not a button: a second Enter must not answer it.
      slotProps={labels ? { paper: { tabIndex: -1, ref: focusOnMount, sx: focusRing } } : {}}
    >
      <Box sx={{ display: 'flex', gap: 2, padding: 3, paddingBlockEnd: 1 }}>
        <Box sx={{ color: 'primary.main', marginBlockStart: '2px' }}>
          <FinderPattern size={20} />
        </Box>
        <Typography id={textId} sx={{ color: 'text.primary', overflowWrap: 'anywhere', minInlineSize: 0 }}>
          {text}
        </Typography>
      </Box>
      <DialogActions disableSpacing sx={{ gap: 1, padding: 3, paddingBlockStart: 2 }}>
        {labels && (
          <Button variant="outlined" onClick={() => onAnswer(false)}>
            {labels.cancel}
          </Button>
        )}
        <Button variant="contained" autoFocus={!labels} onClick={() => onAnswer(true)}>
          {labels ? labels.confirm : copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** MUI removes the outline of dialogs. Drawn inside the edge, where it contrasts with the dialog's surface. */
const focusRing = { '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' } };

function focusOnMount(paper: HTMLDivElement | null) {
  paper?.focus();
}
