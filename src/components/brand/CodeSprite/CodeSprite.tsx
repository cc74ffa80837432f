import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import type { QrDrawing } from '~/domain/codes/qr';

import { CodeSymbolIdContext } from './CodeSymbolIdContext';
import { CodeSymbol } from './CodeSymbol';

export type CodeSpriteProps = {
  /** QR code that the illustrations in `children` show on their tags. */
  code: QrDrawing;
  children: ReactNode;
};

/**
 * Draws `code` once, as a hidden SVG symbol, to which the illustrations in `children` refer with `<use>`. In nested
 * CodeSprites, an illustration shows the code of the innermost CodeSprite around it.
 */
export function CodeSprite({ code, children }: CodeSpriteProps) {
  const symbolId = useId();
  return (
    <CodeSymbolIdContext value={symbolId}>
      <Box component="svg" width="0" height="0" aria-hidden="true" sx={{ position: 'absolute' }}>
        <CodeSymbol id={symbolId} code={code} />
      </Box>
      {children}
    </CodeSymbolIdContext>
  );
}
