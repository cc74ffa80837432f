import Box from '@mui/material/Box';

import type { ProductId } from '~/domain/product/product';

import { productFigures } from './productFigures';

export type ProductPictureProps = {
  product: ProductId;
  /** What the picture shows; without it the picture is decoration beside its product's name. */
  label?: string;
};

/** A product's picture, 3:2 and as wide as its place. Needs a CodeSheet around it: the tags in it carry real codes. */
export function ProductPicture({ product, label }: ProductPictureProps) {
  const Figure = productFigures[product];
  return (
    <Box
      component="svg"
      viewBox="0 0 480 320"
      width="480"
      height="320"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{ width: '100%', height: 'auto' }}
    >
      <Figure />
    </Box>
  );
}
