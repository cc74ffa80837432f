import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { footerStyles } from './dialogStyles';
import { MessageBox } from './MessageBox';
import type { MessageBoxProps } from './MessageBox';

export type DialogFooterProps = {
  message?: MessageBoxProps | undefined;
  /** The buttons. The button that submits comes last. */
  children: ReactNode;
};

/** Footer of a dialog with its buttons. A message is shown above them. */
export function DialogFooter({ message, children }: DialogFooterProps) {
  return (
    <>
      {message && <MessageBox {...message} />}
      <Box component="footer" sx={footerStyles}>
        {children}
      </Box>
    </>
  );
}
