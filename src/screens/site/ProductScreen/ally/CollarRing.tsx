import Box from '@mui/material/Box';

import { fixed } from '~/components/theme/tokens';

import { ringBackStyles, ringStyles } from './collarStyles';

const box = { viewBox: '-48 -57 96 114', width: 96, height: 114, 'aria-hidden': true } as const;

/** The ring of the tag, of which the collar and the tag cover a part. */
export function RingBack() {
  return (
    <Box component="svg" {...box} sx={ringBackStyles}>
      <circle cy="-4" r="32" fill="none" stroke={fixed.nightEdge} strokeWidth="8" />
    </Box>
  );
}

/** The hole of the tag, and the part of the ring that comes out of it. */
export function RingFront() {
  return (
    <Box component="svg" {...box} sx={ringStyles}>
      <circle cy="28" r="16" fill={fixed.nightEdge} />
      <circle cy="28" r="11" fill={fixed.night} />
      <path d="M0 28A32 32 0 0 0 30.4-14" fill="none" stroke={fixed.nightText} strokeWidth="8" />
    </Box>
  );
}
