import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { applyQuickFix } from '~/domain/printing/checks/issues';

import { StickerCloseUp } from './StickerCloseUp';
import type { StickerCloseUpProps } from './StickerCloseUp';
import { drawSample } from './closeUp.sample';

type StickerCloseUpStageProps = Omit<StickerCloseUpProps, 'scene'> & {
  /** An element below the close-up, which reduces the height of the close-up. */
  below?: ReactNode;
};

/** Shows the close-up of the sample sticker, and keeps the settings in state, as the printing screen does. */
export function StickerCloseUpStage({ settings, onChange, below, ...props }: StickerCloseUpStageProps) {
  const [currentSettings, setCurrentSettings] = useState(settings);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: 340, height: 520, bgcolor: 'tone.board', p: 2 }}>
      <Box sx={{ display: 'flex', flex: '1 1 0', minHeight: 0 }}>
        <StickerCloseUp
          {...props}
          settings={currentSettings}
          scene={drawSample(currentSettings)}
          onChange={(changes) => {
            setCurrentSettings((previous) => applyQuickFix(previous, changes));
            onChange(changes);
          }}
        />
      </Box>
      {below}
    </Box>
  );
}
