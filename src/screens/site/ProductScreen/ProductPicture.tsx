import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

import { ProductRender } from '~/components/brand/ProductRender/ProductRender';
import { lines, radii } from '~/components/theme/tokens';

import type { ProductLine } from './copy/productCopy';

type ProductPictureProps = {
  line: ProductLine;
  /** Text alternative. */
  alt: string;
};

/**
 * A studio picture of the product in a frame of the product's pale colour. The frame has its size before the image has
 * loaded.
 */
export function ProductPicture({ line, alt }: ProductPictureProps) {
  return (
    <Box sx={[frameStyles, surfaceStyles(line)]}>
      <ProductRender product={line} alt={alt} />
    </Box>
  );
}

const surfaceStyles = (line: ProductLine) => (theme: Theme) => ({
  bgcolor: lines[line].pale,
  ...theme.applyStyles('dark', { bgcolor: lines[line].dusk }),
});

const frameStyles = {
  width: '100%',
  aspectRatio: { xs: '4 / 5', sm: '4 / 3', md: '1' },
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  // The image's ratio is 4:5. It is as high as the frame at 60 % of the width of a 4:3 frame, or 80 % of a square's.
  '& img': { maxWidth: { xs: '100%', sm: '60%', md: '80%' }, marginInline: 'auto' },
};
