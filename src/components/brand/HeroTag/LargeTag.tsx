import { fixed, fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { useCodeSymbolId } from '../CodeSprite/codeContext';

/** Tag outline with the neck and the hole for the ring; 336 wide, 424 high. */
const outline =
  'M240 104h96c20 0 20 20 24 36 4 14 14 20 32 20h24a40 40 0 0 1 40 40v288a40 40 0 0 1-40 40H160a40 40 0 0 1-40-40V200a40 40 0 0 1 40-40h24c18 0 28-6 32-20 4-16 4-36 24-36z';

/** Starts above the illustration, which clips it. */
function Strap() {
  return (
    <>
      <path d="M252 20h72l-16 56h-40z" fill="none" stroke={fixed.nightText} strokeWidth="10" strokeLinejoin="round" />
      <path d="M256-216h64V36a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8z" fill={fixed.blue} />
      <path d="M288-216h32V36a8 8 0 0 1-8 8h-24z" fill={fixed.white} opacity="0.12" />
      <path
        d="M266-216V-14M310-216V-14M266-2h44v34h-44zM266-2l44 34M310-2l-44 34"
        fill="none"
        stroke={fixed.stitch}
        strokeWidth="2"
        strokeDasharray="6 4"
      />
    </>
  );
}

/** Without the logo mark: a fourth finder pattern next to the code confuses readers. */
function TagLabel() {
  return (
    <g fill={fixed.night}>
      <text x="158" y="500" fontFamily={fonts.heading} fontWeight="700" fontSize="32" letterSpacing="-0.8">
        {product.name}
      </text>
      <text x="418" y="499" textAnchor="end" fontFamily={fonts.text} fontWeight="600" fontSize="20" letterSpacing="1.5">
        5A3F0C
      </text>
    </g>
  );
}

/** Paths of a large tag on a strap, in a viewBox of 576 x 616. Needs a CodeSprite. */
export function LargeTag() {
  return (
    <>
      <Strap />
      <circle cx="288" cy="104" r="34" fill="none" stroke={fixed.nightEdge} strokeWidth="10" />
      <path d={outline} transform="translate(-8 10)" fill={fixed.nightEdge} />
      <path d={outline} transform="translate(-3 4)" fill={fixed.dayLine} />
      <path d={outline} fill={fixed.white} />
      <circle cx="288" cy="138" r="22" fill={fixed.nightEdge} />
      <circle cx="288" cy="138" r="14" fill={fixed.night} />
      <path d="M288 138a34 34 0 0 0 0-68" fill="none" stroke={fixed.dayLine} strokeWidth="10" />
      <use href={`#${useCodeSymbolId()}`} x="160" y="196" width="256" height="256" fill={fixed.night} />
      <TagLabel />
    </>
  );
}
