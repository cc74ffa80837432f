import Box from '@mui/material/Box';

import { productDrawings } from '~/components/brand/ProductIllustration/productDrawings';
import { lines, radii } from '~/components/theme/tokens';

import type { ProductLine } from './copy/productCopy';

/** The `viewBox` of the part of each illustration that shows the product, with a ratio of 4:3. */
const closeUpViewBoxes: Record<ProductLine, string> = {
  auto: '72 20 248 186',
  ally: '116 120 248 186',
  accolades: '24 34 368 276',
};

type ProductPictureProps = { line: ProductLine };

/**
 * A close-up of the product, with a ratio of 4:3 and full width. It is decorative, since the list next to it says what
 * it shows.
 */
export function ProductPicture({ line }: ProductPictureProps) {
  const Drawing = productDrawings[line];
  return (
    <Box sx={[frameStyles, { bgcolor: lines[line].main }]}>
      <svg viewBox={closeUpViewBoxes[line]} width="640" height="480" aria-hidden="true">
        <Drawing />
      </svg>
    </Box>
  );
}

const frameStyles = {
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
