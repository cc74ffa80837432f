import Box from '@mui/material/Box';

import { fixed, radii } from '~/components/theme/tokens';

import { parkingCopy } from '../parking.copy';

export type MessageStripProps = { number: string; text: string };

/**
 * On narrow windows, where the phone is further down: the message so far, as the foot of the form that stays at the
 * lower edge of the window while the form is in view. It is there to be seen only; what is read out and what can be done with it is in the phone.
 */
export function MessageStrip({ number, text }: MessageStripProps) {
  return (
    <Box aria-hidden="true" sx={text === '' ? [stripStyles, comingStyles] : stripStyles}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>
        {number || parkingCopy.message.empty}
      </Box>
      <Box component="span" sx={bubbleStyles}>
        {text}
      </Box>
    </Box>
  );
}

/** Empty, it takes room only where a kept car is about to fill it. */
const comingStyles = {
  display: 'none',
  'html[data-cars] &': { display: { xs: 'flex', md: 'none' }, visibility: 'hidden' },
} as const;

/** The foot of the form's card, from edge to edge. */
const stripStyles = {
  display: { xs: 'flex', md: 'none' },
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 56,
  p: '8px 12px 8px 20px',
  marginInline: { xs: -2.5, sm: -3 },
  marginBlockEnd: { xs: -2.5, sm: -3 },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  borderRadius: `0 0 ${radii.card}px ${radii.card}px`,
  bgcolor: 'tone.paper',
  fontVariantNumeric: 'tabular-nums',
};

const bubbleStyles = {
  minWidth: 0,
  p: '8px 14px',
  borderRadius: '16px 16px 4px 16px',
  bgcolor: fixed.blue,
  color: fixed.white,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
