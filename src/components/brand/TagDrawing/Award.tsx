import { fixedColours, productLineColours } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { TagCode } from '../CodeSprite/TagCode';
import { awardCopy } from './Award.copy';
import { BrandMark } from './BrandMark';
import { lettering } from './lettering';

const { white, night, night3, nightText, dayLine } = fixedColours;
const { main, pale } = productLineColours.accolades;

export type AwardProps = {
  /** The hexacode on the plate. Omit it in small pictures, where bars replace the illegible texts. */
  hexacode?: string;
};

/** Outline of the acrylic block, whose top slopes. */
const blockPath = 'M20 186V29q0-14 13-15l89-13q15 0 15 13v172z';

/**
 * SVG shapes of an award, modelled on its ProductRender: a gold plate with the code in a block of clear acrylic, on a
 * dark plinth. Needs a CodeSprite around it. The award is 156 units wide and 219 high, with the origin in its upper
 * left corner.
 */
export function Award({ hexacode }: AwardProps) {
  return (
    <>
      <path d={blockPath} fill={dayLine} opacity="0.55" />
      <path d="M122 1q15 0 15 13v172h-8V14q0-9-7-13z" fill={nightText} opacity="0.7" />
      <path d="M20 126V60l62-55 34-4z" fill={white} opacity="0.4" />
      <path d={blockPath} fill="none" stroke={white} strokeWidth="2.5" />
      <rect x="31" y="34" width="87" height="140" rx="7" fill={main} />
      <TagCode x={37} y={40} size={75} cornerRadius={4} />
      {hexacode === undefined ? (
        <path d="M37 124h60v6H37zM37 137h42v10H37zM37 155h30v6H37z" fill={pale} />
      ) : (
        <g fill={white}>
          <text {...lettering.name} x="37" y="129" fontSize="7.4">
            {awardCopy.heading}
          </text>
          <text {...lettering.name} x="37" y="146" fontSize="17">
            {awardCopy.person}
          </text>
          <text {...lettering.hexacode} x="37" y="160" fontSize="8">
            {hexacode}
          </text>
        </g>
      )}
      <rect y="186" width="156" height="33" rx="4" fill={night} />
      <path d="M4 186h148a4 4 0 0 1 4 4H0a4 4 0 0 1 4-4z" fill={night3} />
      <BrandMark x={12} y={197} size={14} colour={main} />
      {hexacode === undefined ? (
        <path d="M32 199h52v10H32z" fill={main} />
      ) : (
        <text {...lettering.name} x="32" y="210" fontSize="17" fill={main}>
          {product.name}
        </text>
      )}
    </>
  );
}
