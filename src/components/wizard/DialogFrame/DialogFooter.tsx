import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

import { dialogCopy as copy } from './DialogFrame.copy';
import { alertBoxStyles, footerStyles } from './dialogStyles';

export type DialogFooterProps = {
  saveFailed: boolean;
  /** Buttons; the one that submits is last. */
  children: ReactNode;
};

/** Buttons of a dialog, below the error of a failed save. */
export function DialogFooter({ saveFailed, children }: DialogFooterProps) {
  return (
    <>
      {saveFailed && (
        <Box role="alert" sx={[alertBoxStyles, { marginInline: { xs: 2, md: 3 }, marginBlockEnd: 2 }]}>
          <AlertIcon size="1.25rem" />
          <Typography variant="subtitle2" component="p" sx={{ color: 'error.main' }}>
            {copy.notSaved.title}
          </Typography>
          <Typography variant="body2" sx={{ gridColumn: 2 }}>
            {copy.notSaved.text}
          </Typography>
        </Box>
      )}
      <Box component="footer" sx={footerStyles}>
        {children}
      </Box>
    </>
  );
}
