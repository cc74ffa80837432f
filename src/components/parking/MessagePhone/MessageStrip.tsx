import Box from '@mui/material/Box';

import { fixedColours, radii } from '~/components/theme/tokens';
import type { Message } from '~/domain/parking/message';

import { formatUnfinishedMessage } from '../message.copy';
import { parkingCopy } from '../parking.copy';
import { exampleStyles } from './exampleStyles';
import { uncheckedBubbleStyles } from './uncheckedBubbleStyles';

const copy = parkingCopy.message;

export type MessageStripProps = {
  message: Message;
  /** True to show an example message, since nothing has been entered yet. */
  hasExample: boolean;
  /** True if a value in the message looks wrong. */
  hasWarnings: boolean;
};

/**
 * Bar at the bottom of a narrow window, where MessagePhone can be out of view. Shows the message so far, or an example.
 * Hidden from screen readers, because MessagePhone announces the message.
 */
export function MessageStrip({ message, hasExample, hasWarnings }: MessageStripProps) {
  const { recipientNumber, text, words, missingFields } = message;
  const isReady = missingFields.length === 0;
  const isDraft = !isReady || hasWarnings;
  return (
    <Box aria-hidden="true" sx={stripStyles}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>
        {recipientNumber || (hasExample ? copy.exampleChip : copy.empty)}
      </Box>
      <Box
        component="span"
        {...(hasExample && { 'data-example': copy.example.words.join(' ') })}
        sx={[bubbleStyles, isDraft && uncheckedBubbleStyles, hasExample && exampleStyles]}
      >
        {!hasExample && (isReady ? text : formatUnfinishedMessage(words))}
      </Box>
    </Box>
  );
}

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
  bgcolor: fixedColours.blue,
  color: fixedColours.white,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
