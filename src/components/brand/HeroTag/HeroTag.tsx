import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

import { fixed } from '~/components/theme/tokens';

import { scanLine } from './scanLine';
import { LargeTag } from './LargeTag';

export type HeroTagProps = {
  /** Text alternative. */
  label: string;
};

const sweep = keyframes({
  from: { transform: 'translateY(-120px)' },
  to: { transform: 'translateY(120px)' },
});

const scanning = `${sweep} 3600ms cubic-bezier(0.45, 0, 0.55, 1) infinite alternate`;

/** A tag in the core of a large finder pattern, with an animated scan line. Needs a CodeSprite. */
export function HeroTag({ label }: HeroTagProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 576 616"
      width="576"
      height="616"
      role="img"
      aria-label={label}
      sx={{ width: '100%', height: 'auto', overflow: 'visible' }}
    >
      <path d="M0 40v576h576V40zM80 120v416h416V120z" fill={fixed.nightRing} fillRule="evenodd" />
      <g transform="translate(0 14) rotate(-4 288 104)">
        <LargeTag />
        <Box component="g" fill={fixed.signal} sx={{ animation: scanning }}>
          <path d={scanLine} />
        </Box>
      </g>
    </Box>
  );
}
