import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

import { fixedColours } from '~/components/theme/tokens';
import { getDemoTag } from '~/domain/tag/demoTags';

import { AllyTag } from '../TagDrawing/AllyTag';
import { HeroPhone } from './HeroPhone';
import { scanLinePath } from './scanLinePath';

export type HeroTagProps = {
  /** Text alternative. */
  label: string;
};

const sweepKeyframes = keyframes({
  from: { transform: 'translateY(-45px)' },
  '60%': { transform: 'translateY(45px)' },
});

const scanAnimation = `${sweepKeyframes} 2400ms cubic-bezier(0.45, 0, 0.55, 1) backwards`;

/**
 * Illustration of the home page: a pet's tag inside the ring of a large finder pattern, and the phone that scans it.
 * The animation plays once, for about six seconds. With reduced motion, only its last frame is shown. Needs a
 * CodeSprite around it.
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
      <g transform="translate(24 212) scale(1.8) rotate(-4 70 20)">
        <AllyTag hexacode={getDemoTag('pet').code} hasStrap />
        <Box component="g" fill={fixedColours.signal} sx={{ animation: scanAnimation }}>
          <path d={scanLinePath} />
        </Box>
      </g>
      <HeroPhone />
    </Box>
  );
}
