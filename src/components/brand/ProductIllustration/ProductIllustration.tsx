import { demoIllustrations, illustrations } from 'virtual:illustrations';
import Box from '@mui/material/Box';

import type { ProductId } from '~/domain/product/product';

export type ProductIllustrationProps = {
  product: ProductId;
  /** True if the QR code leads to the product's demo tag, not to the home page. */
  hasDemoCode?: boolean;
  /** Text alternative. Without it, the illustration is decorative. */
  label?: string;
};

/** The illustration of a product, with a ratio of 3:2 and full width. It is loaded when it is close to the viewport. */
export function ProductIllustration({ product, hasDemoCode = false, label = '' }: ProductIllustrationProps) {
  return (
    <Box
      component="img"
      src={hasDemoCode ? demoIllustrations[product] : illustrations[product]}
      alt={label}
      width="480"
      height="320"
      loading="lazy"
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    />
  );
}
