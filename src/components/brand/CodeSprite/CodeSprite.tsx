import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { QrPath } from '~/domain/codes/qr';

import { CodeContext } from './codeContext';
import { CodeSymbol } from './CodeSymbol';

export type CodeSpriteProps = {
  /** The QR code on the tags in the illustrations in `children`. */
  code: QrPath;
  children: ReactNode;
};

/**
 * Draws `code` once, as a hidden SVG symbol. All illustrations in `children` refer to it with `<use>`. A nested
 * CodeSprite can have a different code.
 */
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
