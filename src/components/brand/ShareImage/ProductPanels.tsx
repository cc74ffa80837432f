import { fixed, lines } from '~/components/theme/tokens';
import { products } from '~/domain/product/product';
import type { ProductId } from '~/domain/product/product';

import { productDrawings } from '../ProductIllustration/productDrawings';

type ProductPanelProps = {
  product: ProductId;
  /** Left edge of the visible part of the illustration, which is 480 units wide. */
  visibleLeft: number;
  /** Width of the visible part. */
  visibleWidth: number;
};

/**
 * Illustration in the share image of a product page: the product's illustration, with its background and floor extended
 * to the edges.
 */
export function ProductPanel({ product, visibleLeft, visibleWidth }: ProductPanelProps) {
  const Drawing = productDrawings[product];
  const { main, deep } = lines[product];
  const scale = 560 / visibleWidth;
  const top = (630 - 320 * scale) * 0.6;
  return (
    <>
      <path d="M0 0h560v400H0z" fill={main} />
      <g transform={`translate(${-visibleLeft * scale} ${top}) scale(${scale})`}>
        <Drawing />
      </g>
      <path d={`M0 ${top + 320 * scale - 2}h560V630H0z`} fill={deep} />
    </>
  );
}

/** Illustration in the share image of the Partner page: the illustrations of all products in two columns. */
export function PartnerPanel() {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={fixed.night} />
      {products.map(({ id }, index) => {
        const Drawing = productDrawings[id];
        return (
          <g key={id} transform={`translate(${(index % 2) * 280} ${Math.floor(index / 2) * 210})`}>
            <path d="M0 0h280v210H0z" fill={lines[id].main} />
            <svg y="23" width="280" height="187" viewBox="0 0 480 320">
              <Drawing />
            </svg>
          </g>
        );
      })}
    </>
  );
}
