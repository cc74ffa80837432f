import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { use } from 'react';

import { fixed, fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { CodeContext } from '../CodeSheet/codeContext';

export type HeroTagProps = {
  /** What the picture shows, for those who do not see it. */
  label: string;
};

const sweep = keyframes({
  from: { transform: 'translateY(-128px)' },
  to: { transform: 'translateY(124px)' },
});

const scanning = `${sweep} 4s cubic-bezier(0.4, 0, 0.3, 1) infinite alternate`;

const tagShape = 'M156 128h264a40 40 0 0 1 40 40v312a40 40 0 0 1-40 40H156a40 40 0 0 1-40-40V168a40 40 0 0 1 40-40z';

/** Hangs from above the picture: its owner cuts it off where its own surface begins. */
function Strap() {
  return (
    <>
      <path d="M256-200h64v288h-64z" fill={fixed.blue} />
      <path d="M264-200v288M312-200v288" stroke={fixed.stitch} strokeWidth="2" strokeDasharray="8 8" />
    </>
  );
}

/** The slot in the tag, the ring through it and the clasp that holds the ring. */
function Clasp() {
  return (
    <>
      <rect x="240" y="142" width="96" height="32" rx="16" fill={fixed.nightText} />
      <path
        d="M240 160a16 16 0 0 1 16-14h64a16 16 0 0 1 16 14 16 16 0 0 1-16 14h-64a16 16 0 0 1-16-14z"
        fill={fixed.night}
      />
      <g fill="none" strokeWidth="10">
        <circle cx="288" cy="124" r="36" stroke={fixed.nightEdge} />
        <circle cx="288" cy="120" r="36" stroke={fixed.dayLine} />
      </g>
      <path d="M248 60h80v32h-80z" fill={fixed.nightText} />
      <path d="M248 84h80v8h-80z" fill={fixed.nightEdge} />
    </>
  );
}

function TagLabel() {
  return (
    <g fill={fixed.night}>
      <path d="M160 466h28v28h-28zM164 470v20h20v-20zM168 474h12v12h-12z" fillRule="evenodd" />
      <text x="200" y="490" fontFamily={fonts.heading} fontWeight="700" fontSize="28" letterSpacing="-0.6">
        {product.name}
      </text>
      <text x="416" y="488" textAnchor="end" fontFamily={fonts.text} fontWeight="600" fontSize="20" letterSpacing="1.5">
        5A3F0C
      </text>
    </g>
  );
}

/** The tag as the core of one big finder pattern, its code swept by a scan line. Needs a CodeSheet around it. */
export function HeroTag({ label }: HeroTagProps) {
  const symbolId = use(CodeContext);
  if (!symbolId) throw new Error('The hero needs a CodeSheet around it.');
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
      <path d="M0 40h576v576H0z" fill={fixed.nightRing} />
      <path d="M72 112h432v432H72z" fill={fixed.night} />
      <g transform="translate(14 0) rotate(4 288 112)">
        <Strap />
        <path d={tagShape} transform="translate(0 12)" fill={fixed.nightEdge} />
        <path d={tagShape} fill={fixed.mist} />
        <Clasp />
        <use href={`#${symbolId}`} x="160" y="192" width="256" height="256" fill={fixed.night} />
        <TagLabel />
        <Box component="g" fill={fixed.signal} sx={{ animation: scanning }}>
          <path d="M88 322h400v4H88z" />
          <path d="M80 316h16v16H80zM480 316h16v16h-16z" />
        </Box>
      </g>
    </Box>
  );
}
