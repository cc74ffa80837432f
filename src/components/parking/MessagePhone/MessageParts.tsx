import Box from '@mui/material/Box';

import type { MessageWord, Parking } from '~/domain/parking/message';
import type { Plate } from '~/domain/parking/plate';

import { getMessageWordMeaning } from '../message.copy';
import { parkingCopy } from '../parking.copy';
import { exampleStyles } from './exampleStyles';

export type MessagePartsProps = {
  /** True to show an example message, since nothing has been entered yet. */
  hasExample: boolean;
  parts: readonly MessageWord[];
  plate: Plate;
  parking: Parking;
};

/** List of the words of the message, each with its meaning. */
export function MessageParts({ hasExample, parts, plate, parking }: MessagePartsProps) {
  return (
    <Box component="dl" sx={[listStyles, hasExample && exampleListStyles]}>
      {parts.map((part, index) => (
        <Box key={part.fields.join()} sx={partStyles}>
          <Box
            component="dt"
            sx={{ fontWeight: 600, color: part.text || hasExample ? 'text.primary' : 'text.secondary' }}
          >
            {hasExample ? (
              <Box
                component="span"
                aria-hidden="true"
                data-example={parkingCopy.message.example.words[index]}
                sx={exampleStyles}
              />
            ) : (
              part.text || parkingCopy.message.empty
            )}
          </Box>
          <Box component="dd" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {getMessageWordMeaning(part, plate, parking)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Styles of the list. On phones, the words are in two columns, with their meanings below them, to save height. */
const listStyles = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  columnGap: 2,
};

/** Hides the parts of the example on phones, to save height. */
const exampleListStyles = { display: { xs: 'none', sm: 'block' } };

const partStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '88px minmax(0, 1fr)' },
  alignContent: 'start',
  columnGap: 1,
  alignItems: 'baseline',
  paddingBlock: '10px',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};
