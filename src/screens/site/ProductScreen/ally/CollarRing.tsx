import Box from '@mui/material/Box';

import { fixedColours } from '~/components/theme/tokens';

import { ringStyles } from './collarStyles';

/** The hole of the tag, and the ring in it. The collar covers the upper part of the ring. */
export function CollarRing() {
  return (
    <Box component="svg" viewBox="-48 -57 96 114" width={96} height={114} aria-hidden="true" sx={ringStyles}>
      <circle cy="24" r="20" fill={fixedColours.nightEdge} />
      <circle cy="24" r="14" fill={fixedColours.night} />
      <circle cy="-6" r="32" fill="none" stroke={fixedColours.nightEdge} strokeWidth="8" />
      <path d="M0 26a32 32 0 0 0 0-64" fill="none" stroke={fixedColours.nightText} strokeWidth="8" />
    </Box>
  );
}
