import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { strongColour } from '../Section/markerColour';

export type FactListProps = { facts: readonly string[] };

/** Short facts separated by thin lines, in the colours of the surrounding surface. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none' }}>
      {facts.map((fact) => (
        <Box key={fact} component="li" sx={factStyles}>
          <FinderPattern />
          {fact}
        </Box>
      ))}
    </Box>
  );
}

const line = '1px solid color-mix(in srgb, currentColor 20%, transparent)';

const factStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 2,
  borderBlockEnd: line,
  fontWeight: 500,
  lineHeight: 1.5,
  color: strongColour,
  '&:first-of-type': { borderBlockStart: line },
};
