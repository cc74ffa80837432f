import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { overlayLoadErrorCopy as copy } from './OverlayLoadError.copy';

export type OverlayLoadErrorProps = { onRetry: () => void; onClose: () => void };

/** Error message in place of an overlay whose chunk could not be loaded. The page below keeps all its state. */
export function OverlayLoadError({ onRetry, onClose }: OverlayLoadErrorProps) {
  useEffect(() => {
    // When the message closes, the focus returns to the control that should have opened the overlay.
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return createPortal(
    <Paper
      role="alert"
      variant="outlined"
      sx={{
        position: 'fixed',
        insetBlockStart: 16,
        insetInline: 16,
        zIndex: 'snackbar',
        boxSizing: 'border-box',
        maxInlineSize: 480,
        marginInline: 'auto',
        padding: 2,
        typography: 'body2',
      }}
    >
      {copy.text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
        <Button variant="contained" size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
        <Button variant="text" size="small" onClick={onClose}>
          {copy.close}
        </Button>
      </Box>
    </Paper>,
    document.body,
  );
}
