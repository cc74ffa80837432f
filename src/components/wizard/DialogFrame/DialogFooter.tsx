import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

import { dialogCopy as copy } from './DialogFrame.copy';
import { footStyles, noteStyles } from './dialogStyles';

export type DialogFooterProps = {
  /** Whether saving has been tried and was not possible. */
  hasFailed: boolean;
  /** The buttons, the one that submits last. */
  children: ReactNode;
};

/** The last row of a dialog, and over it how saving went. */
export function DialogFooter({ hasFailed, children }: DialogFooterProps) {
  return (
    <>
      {hasFailed && (
        <Box role="alert" sx={[noteStyles, { marginInline: { xs: 2, md: 3 }, marginBlockEnd: 2 }]}>
          <AlertIcon size="1.25rem" />
          <Typography variant="subtitle2" component="p" sx={{ color: 'error.main' }}>
            {copy.notSaved.title}
          </Typography>
          <Typography variant="body2" sx={{ gridColumn: 2 }}>
            {copy.notSaved.text}
          </Typography>
        </Box>
      )}
      <Box component="footer" sx={footStyles}>
        {children}
      </Box>
    </>
  );
}
