import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { QrDrawing } from '~/domain/codes/qr';

import { CodeContext } from './codeContext';
import { CodeSymbol } from './CodeSymbol';

export type CodeSheetProps = {
  /** The code that every tag in the pictures below carries. */
  code: QrDrawing;
  children: ReactNode;
};

/**
 * Draws the code once, unseen, for all the pictures inside it: a code is most of a picture's weight. A sheet inside a
 * sheet gives the pictures in it a code of their own.
 */
export function CodeSheet({ code, children }: CodeSheetProps) {
  const symbolId = useId();
  return (
    <CodeContext value={symbolId}>
      <Box component="svg" width="0" height="0" aria-hidden="true" sx={{ position: 'absolute' }}>
        <CodeSymbol id={symbolId} code={code} />
      </Box>
      {children}
    </CodeContext>
  );
}
