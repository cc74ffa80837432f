import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';

import { statusAlertCopy as copy } from './StatusAlert.copy';

export type StatusAlertProps = {
  message: { severity: AlertColor; text: string } | undefined;
  /** Adds an Undo button. */
  onUndo?: (() => void) | undefined;
};

/**
 * Live region with the result of the last action. Render it even if there is no message: screen readers only announce
 * changes in live regions that already exist.
 */
export function StatusAlert({ message, onUndo }: StatusAlertProps) {
  const statusRef = useRef<HTMLDivElement>(null);
  const undoButton = onUndo && (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        // The clicked button disappears with the message, so the live region gets the focus.
        statusRef.current?.focus();
        onUndo();
      }}
    >
      {copy.undo}
    </Button>
  );
  return (
    // An empty region has an absolute position, so that it takes up no row in a surrounding grid.
    <Box ref={statusRef} role="status" tabIndex={-1} sx={{ outline: 'none', '&:empty': { position: 'absolute' } }}>
      {message && (
        <Alert severity={message.severity} role="none" action={undoButton}>
          {message.text}
        </Alert>
      )}
    </Box>
  );
}
