import Box from '@mui/material/Box';

import type { MessagePart } from '~/domain/parking/message';

import { parkingCopy } from '../parking.copy';

export type MessagePartsProps = { parts: readonly MessagePart[] };

/** The words of the message and what each of them means. */
export function MessageParts({ parts }: MessagePartsProps) {
  return (
    <Box component="dl" sx={{ marginBlock: '0 auto' }}>
      {parts.map(({ text, meaning }, index) => (
        // The place in the message is what a part is known by.
        <Box key={index} sx={partStyles}>
          <Box component="dt" sx={{ fontWeight: 600, color: text ? 'text.primary' : 'text.secondary' }}>
            {text || parkingCopy.message.empty}
          </Box>
          <Box component="dd" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {meaning}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const partStyles = {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 1,
  alignItems: 'baseline',
  paddingBlock: '10px',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};
