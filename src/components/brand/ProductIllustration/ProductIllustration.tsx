import Box from '@mui/material/Box';

import type { ProductId } from '~/domain/product/product';

import { productDrawings } from './productDrawings';

export type ProductIllustrationProps = {
  product: ProductId;
  /** Text alternative. Without it, the illustration is decorative. */
  label?: string;
};

/** The illustration of a product, 3:2 and full width. Its QR code comes from the CodeSprite around it. */
export function ProductIllustration({ product, label }: ProductIllustrationProps) {
  const Drawing = productDrawings[product];
  return (
    <Box
      component="svg"
      viewBox="0 0 480 320"
      width="480"
      height="320"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{ width: '100%', height: 'auto' }}
    >
      <Drawing />
    </Box>
  );
}
