import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { fixedColours } from '~/components/theme/tokens';

/** Frame of a decorative picture of 640 × 288 px in a PageHero on a dark surface. */
export function HeroPicture({ children }: { children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 640 288"
      width="640"
      height="288"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <path d="M0 0h640v288H0z" fill={fixedColours.nightRing} />
      {children}
    </Box>
  );
}
