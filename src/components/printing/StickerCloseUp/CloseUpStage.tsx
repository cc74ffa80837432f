import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { StickerScene } from '~/domain/printing/sticker/scene';
import type { StickerSettings } from '~/domain/printing/sticker/stickerElements';

import { StickerCloseUp } from './StickerCloseUp';
import type { StickerCloseUpProps } from './StickerCloseUp';

type CloseUpStageProps = StickerCloseUpProps & {
  draw: (settings: StickerSettings) => StickerScene;
  /** Takes of its height. */
  below?: ReactNode;
};

/** For stories: the close-up as a screen uses it: what was moved or sized stays so. */
export function CloseUpStage({ settings, onMove, onResize, draw, below, ...props }: CloseUpStageProps) {
  const [now, setNow] = useState(settings);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: 340, height: 520, bgcolor: 'tone.board', p: 2 }}>
      <Box sx={{ display: 'flex', flex: '1 1 0', minHeight: 0 }}>
        <StickerCloseUp
          {...props}
          settings={now}
          scene={draw(now)}
          onMove={(element, position) => {
            setNow((before) => ({ ...before, [element]: { ...before[element], ...position } }));
            onMove(element, position);
          }}
          onResize={(element, code) => {
            const sides = element === 'qr' ? { size: code.width } : { width: code.width, height: code.height };
            setNow((before) => ({ ...before, [element]: { ...before[element], x: code.x, y: code.y, ...sides } }));
            onResize(element, code);
          }}
        />
      </Box>
      {below}
    </Box>
  );
}
