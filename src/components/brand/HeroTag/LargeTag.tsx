import { useId } from 'react';

import { fixedColours, fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';
import { demoTagFor } from '~/domain/tag/demoTags';

import { useCodeSymbolId } from '../CodeSprite/codeContext';

/** Outline of the tag's body, 344 units wide and 392 high. */
const bodyPath = 'M156 128h264a40 40 0 0 1 40 40v312a40 40 0 0 1-40 40H156a40 40 0 0 1-40-40V168a40 40 0 0 1 40-40z';

/** SVG shapes of the tag's strap. The strap fades out at the top, so that the picture need not show what holds it. */
function Strap() {
  const fadeGradientId = useId();
  return (
    <>
      <linearGradient id={fadeGradientId} x1="0" y1="-96" x2="0" y2="8" gradientUnits="userSpaceOnUse">
        <stop stopColor={fixedColours.white} stopOpacity="0" />
        <stop offset="1" stopColor={fixedColours.white} />
      </linearGradient>
      <mask id={`${fadeGradientId}mask`} maskUnits="userSpaceOnUse" x="240" y="-96" width="96" height="176">
        <path d="M240-96h96V80h-96z" fill={`url(#${fadeGradientId})`} />
      </mask>
      <g mask={`url(#${fadeGradientId}mask)`}>
        <path d="M256-96h64V60a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8z" fill={fixedColours.blue} />
        <path d="M288-96h32V60a8 8 0 0 1-8 8h-24z" fill={fixedColours.white} opacity="0.12" />
        <path
          d="M266-96V4M310-96V4M266 16h44v40h-44zM266 16l44 40M310 16l-44 40"
          fill="none"
          stroke={fixedColours.stitch}
          strokeWidth="2"
          strokeDasharray="6 4"
        />
      </g>
      <path
        d="M252 44h72l-16 52h-40z"
        fill="none"
        stroke={fixedColours.nightText}
        strokeWidth="10"
        strokeLinejoin="round"
      />
    </>
  );
}

/**
 * The brand's finder pattern and texts, below the QR code. The pattern is smaller than those of the code, so scanners
 * ignore it.
 */
function TagLabel() {
  return (
    <g fill={fixedColours.night}>
      <path d="M160 466h28v28h-28zM164 470v20h20v-20zM168 474h12v12h-12z" fillRule="evenodd" />
      <text x="200" y="490" fontFamily={fonts.heading} fontWeight="700" fontSize="30" letterSpacing="-0.6">
        {product.name}
      </text>
      <text x="416" y="489" textAnchor="end" fontFamily={fonts.text} fontWeight="600" fontSize="20" letterSpacing="1.5">
        {demoTagFor('pet').code}
      </text>
    </g>
  );
}

/**
 * SVG shapes of a large tag on a strap, centred at x = 288. The strap begins at y = -96, and the tag's body ends at
 * y = 520. Needs a CodeSprite around it.
 */
export function LargeTag() {
  return (
    <>
      <Strap />
      <circle cx="288" cy="124" r="34" fill="none" stroke={fixedColours.nightEdge} strokeWidth="10" />
      <path d={bodyPath} transform="translate(-8 10)" fill={fixedColours.nightEdge} />
      <path d={bodyPath} transform="translate(-3 4)" fill={fixedColours.dayLine} />
      <path d={bodyPath} fill={fixedColours.white} />
      <circle cx="288" cy="158" r="20" fill={fixedColours.nightEdge} />
      <circle cx="288" cy="158" r="13" fill={fixedColours.night} />
      <path d="M288 158a34 34 0 0 0 0-68" fill="none" stroke={fixedColours.dayLine} strokeWidth="10" />
      <use href={`#${useCodeSymbolId()}`} x="160" y="192" width="256" height="256" fill={fixedColours.night} />
      <TagLabel />
    </>
  );
}
