import Box from '@mui/material/Box';

import type { ProductId } from '~/domain/product/product';

import { productDrawings } from './productDrawings';

export type ProductIllustrationProps = {
  product: ProductId;
  /** Text alternative; decorative without it. */
  label?: string;
};

/** A product's illustration, 3:2 and full width. Needs a CodeSprite: its tag carries a real code. */
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
