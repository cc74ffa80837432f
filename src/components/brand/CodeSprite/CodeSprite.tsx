import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { QrPath } from '~/domain/codes/qr';

import { CodeContext } from './codeContext';
import { CodeSymbol } from './CodeSymbol';

export type CodeSpriteProps = {
  /** The code on every tag in the illustrations below. */
  code: QrPath;
  children: ReactNode;
};

/** SVG sprite: draws the code once and hidden, for all illustrations inside to reference. Can be nested. */
export function CodeSprite({ code, children }: CodeSpriteProps) {
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
