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

/** A studio picture of the product in a frame of the product's pale colour. The frame has its size before the file. */
export function ProductPicture({ line, alt }: ProductPictureProps) {
  return (
    <Box sx={[frameStyles, surface(line)]}>
      <ProductRender product={line} alt={alt} />
    </Box>
  );
}

const surface = (line: ProductLine) => (theme: Theme) => ({
  bgcolor: lines[line].pale,
  ...theme.applyStyles('dark', { bgcolor: lines[line].dusk }),
});

const frameStyles = {
  width: '100%',
  aspectRatio: { xs: '4 / 5', sm: '4 / 3', md: '1' },
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  // The image is 4:5. With these widths, it is as high as the frame: 60 % of a 4:3 frame, 80 % of a square.
  '& img': { maxWidth: { xs: '100%', sm: '60%', md: '80%' }, marginInline: 'auto' },
};
