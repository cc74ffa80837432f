import { useId } from 'react';

import { fixedColours, productLineColours } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { TagCode } from '../CodeSprite/TagCode';
import { BrandMark } from './BrandMark';
import { lettering } from './lettering';

const { white, night2, nightEdge, nightText, dayLine, blue } = fixedColours;
const { main, dusk } = productLineColours.ally;

export type AllyTagProps = {
  /** The hexacode next to the product name. Omit it in small pictures, where bars replace the illegible texts. */
  hexacode?: string;
  /** True to draw the strap on which the tag is delivered. */
  hasStrap?: boolean;
};

/** SVG shapes of the strap and its D-ring. The strap is folded around the straight side of the D-ring and stitched. */
const strapDrawing = (
  <>
    <g fill="none" strokeLinejoin="round">
      <path d="M44-50h52v6a26 26 0 0 1-52 0z" stroke={nightEdge} strokeWidth="6" />
      <path d="M44-51h52v6a26 26 0 0 1-52 0z" stroke={dayLine} strokeWidth="2" />
    </g>
    <rect x="49" y="-114" width="42" height="71" rx="4" fill={main} />
    <path
      d="M49-53h42v6a4 4 0 0 1-4 4H53a4 4 0 0 1-4-4zM53-114h34a4 4 0 0 1 4 4v4H49v-4a4 4 0 0 1 4-4z"
      fill={dusk}
      opacity="0.3"
    />
    <path d="M55.5-114v71M84.5-114v71" stroke={blue} strokeWidth="3" />
    <path d="M60-92h20v26H60zL80-66M80-92L60-66" fill="none" stroke={white} strokeWidth="1.4" strokeDasharray="3 1.6" />
  </>
);

/**
 * SVG shapes of a collar tag, modelled on its ProductRender: white enamel in a steel rim, on a split ring. Needs a
 * CodeSprite around it. The body is 140 units wide and 184 high, with the origin in its upper left corner. The ring
 * starts at y = -22, the strap at y = -114.
 */
export function AllyTag({ hexacode, hasStrap = false }: AllyTagProps) {
  const gradientId = useId();
  const steelFill = `url(#${gradientId})`;
  return (
    <>
      <linearGradient id={gradientId} x2="1" y2="1">
        <stop stopColor={nightText} />
        <stop offset="0.25" stopColor={white} />
        <stop offset="0.45" stopColor={nightText} />
        <stop offset="1" stopColor={nightEdge} />
      </linearGradient>
      <circle cx="70" r="19" fill="none" stroke={nightEdge} strokeWidth="6" />
      {hasStrap && strapDrawing}
      <rect y="4" width="140" height="180" rx="26" fill={nightEdge} />
      <rect width="140" height="180" rx="26" fill={steelFill} />
      <rect x="7" y="7" width="126" height="166" rx="20" fill={white} stroke={nightEdge} strokeOpacity="0.6" />
      <circle cx="70" cy="20" r="13" fill={steelFill} />
      <circle cx="70" cy="20" r="8" fill={night2} />
      <path d="M70 19a19 19 0 0 0 0-38" fill="none" stroke={nightText} strokeWidth="6" />
      <path d="M70 18a19 19 0 0 0 0-38" fill="none" stroke={white} strokeWidth="2" />
      <TagCode x={10.6} y={33.6} size={118.8} />
      <BrandMark x={19} y={152.6} size={10.5} colour={main} />
      {hexacode === undefined ? (
        <path d="M34 153.5h46v9H34zM92 156.5h29v6H92z" fill={night2} />
      ) : (
        <g fill={night2}>
          <text {...lettering.name} x="34" y="163" fontSize="14.4">
            {product.name}
          </text>
          <text {...lettering.hexacode} x="121" y="163" fontSize="8" textAnchor="end">
            {hexacode}
          </text>
        </g>
      )}
    </>
  );
}
