import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

import { fillsFrame } from '~/components/brand/ProductRender/productPictures';
import { ProductRender } from '~/components/brand/ProductRender/ProductRender';
import { productLineColours, radii } from '~/components/theme/tokens';

import type { ProductWithPageId } from './copy/productCopy';

type ProductPictureProps = {
  productLine: ProductWithPageId;
  /** Text alternative. */
  alt: string;
};

/**
 * A studio picture of the product, in a frame in the colours of the product. The frame keeps its size while the picture
 * loads.
 */
export function ProductPicture({ productLine, alt }: ProductPictureProps) {
  return (
    <Box sx={[frameStyles, createSurfaceStyles(productLine), fillsFrame(productLine) ? filledStyles : containedStyles]}>
      <ProductRender product={productLine} alt={alt} />
    </Box>
  );
}

const createSurfaceStyles = (productLine: ProductWithPageId) => (theme: Theme) => ({
  bgcolor: productLineColours[productLine].pale,
  ...theme.applyStyles('dark', { bgcolor: productLineColours[productLine].dusk }),
});

const frameStyles = {
  width: '100%',
  aspectRatio: { xs: '16 / 9', sm: '4 / 3', md: '1' },
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
};

/**
 * Styles for a picture with a transparent background. The picture has a ratio of 4:5, the frame is 16:9 on phones,
 * 4:3 from `sm` to `md` and square from `md` on. With these widths, the picture is as high as the frame.
 */
const containedStyles = { '& img': { maxWidth: { xs: '45%', sm: '60%', md: '80%' }, marginInline: 'auto' } };

/** Styles for an opaque picture, which fills the frame. Its upper and lower edges are cropped. */
const filledStyles = {
  '& picture': { display: 'block', height: '100%' },
  '& img': { height: '100%', objectFit: 'cover' },
};
