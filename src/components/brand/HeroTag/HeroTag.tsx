import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

import { fixedColours } from '~/components/theme/tokens';

import { HeroPhone } from './HeroPhone';
import { LargeTag } from './LargeTag';
import { scanLinePath } from './scanLinePath';

export type HeroTagProps = {
  /** Text alternative. */
  label: string;
};

const sweepKeyframes = keyframes({
  from: { transform: 'translateY(-128px)' },
  '60%': { transform: 'translateY(128px)' },
});

const scanAnimation = `${sweepKeyframes} 2400ms cubic-bezier(0.45, 0, 0.55, 1) backwards`;

/**
 * A tag inside the ring of a large finder pattern, and the phone that scans it. The animation plays once, for about
 * six seconds; with reduced motion, its end is shown at once. Needs a CodeSprite around it.
 */
export function HeroTag({ label }: HeroTagProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 576 616"
      width="576"
      height="616"
      role="img"
      aria-label={label}
      sx={{ width: '100%', height: 'auto' }}
    >
      <path d="M0 40v576h576V40zM80 120v416h416V120z" fill={fixedColours.nightRing} fillRule="evenodd" />
      <g transform="translate(-64 104) scale(0.74) rotate(-4 288 104)">
        <LargeTag />
        <Box component="g" fill={fixedColours.signal} sx={{ animation: scanAnimation }}>
          <path d={scanLinePath} />
        </Box>
      </g>
      <HeroPhone />
    </Box>
  );
}
