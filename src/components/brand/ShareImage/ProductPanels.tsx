import { fixedColours, productLineColours } from '~/components/theme/tokens';
import { products } from '~/domain/product/product';

import { productDrawings } from '../ProductIllustration/productDrawings';
import { fillsFrame } from '../ProductRender/productPictures';
import accolades from './accolades.png?inline';
import ally from './ally.png?inline';
import auto from './auto.png?inline';

const pngPictures = { ally, auto, accolades };

type ProductPanelProps = { product: keyof typeof pngPictures };

/**
 * Illustration in the share image of a product page: the rendered picture of the product. It is embedded as a PNG
 * (`?inline`), because the program that converts the share image from SVG to PNG loads no files and cannot read AVIF.
 */
export function ProductPanel({ product }: ProductPanelProps) {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={productLineColours[product].pale} />
      {fillsFrame(product) ? (
        <image href={pngPictures[product]} y="-35" width="560" height="700" />
      ) : (
        <image href={pngPictures[product]} x="40" y="15" width="480" height="600" />
      )}
    </>
  );
}

/** Illustration in the share image of the Partner page: the illustrations of all products in two columns. */
export function PartnerPanel() {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={fixedColours.night} />
      {products.map(({ id }, index) => {
        const Drawing = productDrawings[id];
        return (
          <g key={id} transform={`translate(${(index % 2) * 280} ${Math.floor(index / 2) * 210})`}>
            <path d="M0 0h280v210H0z" fill={productLineColours[id].main} />
            <svg y="23" width="280" height="187" viewBox="0 0 480 320">
              <Drawing />
            </svg>
          </g>
        );
      })}
    </>
  );
}
