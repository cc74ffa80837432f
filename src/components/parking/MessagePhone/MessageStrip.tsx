import Box from '@mui/material/Box';

import { fixedColours, radii } from '~/components/theme/tokens';
import type { Message } from '~/domain/parking/message';

import { formatUnfinishedMessage } from '../message.copy';
import { parkingCopy } from '../parking.copy';
import { uncheckedBubbleStyles } from './uncheckedBubbleStyles';

export type MessageStripProps = {
  message: Message;
  /** True if a value in the message looks wrong. */
  hasWarnings: boolean;
};

/**
 * Bar at the bottom of a narrow window, where MessagePhone can be out of view. Shows the message so far. Hidden from
 * screen readers, because MessagePhone announces the message.
 */
export function MessageStrip({ message, hasWarnings }: MessageStripProps) {
  const { recipientNumber, text, words, missingFields } = message;
  const isReady = missingFields.length === 0;
  const isDraft = !isReady || hasWarnings;
  return (
    <Box aria-hidden="true" sx={[stripStyles, text === '' ? hiddenStripStyles : visibleStripStyles]}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>
        {recipientNumber || parkingCopy.message.empty}
      </Box>
      <Box component="span" sx={[bubbleStyles, isDraft && uncheckedBubbleStyles]}>
        {isReady ? text : formatUnfinishedMessage(words)}
      </Box>
    </Box>
  );
}

/** Hides the bar until there is text. While saved cars are being restored, the space of the bar is reserved. */
const hiddenStripStyles = {
  display: 'none',
  'html[data-cars] &': { display: { xs: 'flex', md: 'none' }, visibility: 'hidden' },
} as const;

const visibleStripStyles = { display: { xs: 'flex', md: 'none' } } as const;

const stripStyles = {
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
  bgcolor: fixedColours.blue,
  color: fixedColours.white,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
