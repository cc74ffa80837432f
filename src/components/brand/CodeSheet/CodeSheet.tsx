import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { QrDrawing } from '~/domain/codes/qr';

import { CodeContext } from './codeContext';
import { CodeSymbol } from './CodeSymbol';

export type CodeSheetProps = {
  /** The code on every tag in the illustrations below. */
  code: QrDrawing;
  children: ReactNode;
};

/** SVG sprite: draws the code once and hidden, for all illustrations inside to reference. Can be nested. */
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
