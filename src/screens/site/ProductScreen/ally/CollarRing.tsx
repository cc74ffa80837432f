import Box from '@mui/material/Box';

import { fixed } from '~/components/theme/tokens';

import { ringBackStyles, ringStyles } from './collarStyles';

const svgProps = { viewBox: '-48 -57 96 114', width: 96, height: 114, 'aria-hidden': true } as const;

/** The ring of the tag. The collar and the tag cover parts of it. */
export function RingBack() {
  return (
    <Box component="svg" {...svgProps} sx={ringBackStyles}>
      <circle cy="-4" r="32" fill="none" stroke={fixed.nightEdge} strokeWidth="8" />
    </Box>
  );
}

/** The hole of the tag, and the part of the ring that is in front of the tag. */
export function RingFront() {
  return (
    <Box component="svg" {...svgProps} sx={ringStyles}>
      <circle cy="28" r="16" fill={fixed.nightEdge} />
      <circle cy="28" r="11" fill={fixed.night} />
      <path d="M0 28A32 32 0 0 0 30.4-14" fill="none" stroke={fixed.nightText} strokeWidth="8" />
    </Box>
  );
}
