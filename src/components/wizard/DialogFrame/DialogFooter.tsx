import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

import { dialogCopy as copy } from './DialogFrame.copy';
import { alertBoxStyles, footerStyles } from './dialogStyles';

export type DialogFooterProps = {
  /** Message that tells why saving has failed; '' if it has not. */
  saveError: string;
  /** The buttons. The button that submits comes last. */
  children: ReactNode;
};

/** Footer of a dialog: the buttons, below the message that is shown when saving has failed. */
export function DialogFooter({ saveError, children }: DialogFooterProps) {
  return (
    <>
      {saveError !== '' && (
        <Box role="alert" sx={[alertBoxStyles, { marginInline: { xs: 2, md: 3 }, marginBlockEnd: 2 }]}>
          <AlertIcon size="1.25rem" />
          <Typography variant="subtitle2" component="p" sx={{ color: 'error.main' }}>
            {copy.notSaved.title}
          </Typography>
          <Typography variant="body2" sx={{ gridColumn: 2, overflowWrap: 'anywhere' }}>
            {saveError}
          </Typography>
        </Box>
      )}
      <Box component="footer" sx={footerStyles}>
        {children}
      </Box>
    </>
  );
}
