import { fixedColours, productLineColours } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { TagCode } from '../CodeSprite/TagCode';
import { BrandMark } from './BrandMark';
import { lettering } from './lettering';

const { white, nightText, dayLine } = fixedColours;

export type AutoStickerProps = {
  /** The hexacode below the product name. Omit it in small pictures, where bars replace the illegible texts. */
  hexacode?: string;
};

/**
 * SVG shapes of a windshield sticker, modelled on its ProductRender: blue vinyl with a white edge and a white field for
 * the code, and one corner that does not stick yet. Needs a CodeSprite around it. The sticker is 172 units wide and 210
 * high, with the origin in its upper left corner.
 */
export function AutoSticker({ hexacode }: AutoStickerProps) {
  return (
    <>
      <path d="M20 0h132a20 20 0 0 1 20 20v146l-44 44H20a20 20 0 0 1-20-20V20A20 20 0 0 1 20 0z" fill={white} />
      <path
        d="M20 4h132a16 16 0 0 1 16 16v150l-36 36H20a16 16 0 0 1-16-16V20A16 16 0 0 1 20 4z"
        fill={productLineColours.auto.main}
      />
      <TagCode x={13} y={13} size={146} cornerRadius={10} />
      <BrandMark x={14} y={170.5} size={24.5} colour={white} />
      {hexacode === undefined ? (
        <path d="M47 170.5h62v12H47zM47 188h40v7H47z" fill={white} />
      ) : (
        <g fill={white}>
          <text {...lettering.name} x="47" y="182" fontSize="19">
            {product.name}
          </text>
          <text {...lettering.hexacode} x="47" y="195" fontSize="10.5">
            {hexacode}
          </text>
        </g>
      )}
      <path d="M172 166h-24a20 20 0 0 0-20 20v24z" fill={dayLine} />
      <path d="M172 166h-9l-35 35v9z" fill={nightText} />
    </>
  );
}
