import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { motion, radii } from '~/components/theme/tokens';
import { listAvailableProducts } from '~/domain/product/product';

import type { ProductWithPageId } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

type OtherProductsProps = { productLine: ProductWithPageId };

export function OtherProducts({ productLine }: OtherProductsProps) {
  return (
    <Box component="nav" aria-labelledby="others-title" sx={{ marginBlockStart: { xs: 4, sm: 8, bar: 10 } }}>
      <Typography id="others-title" variant="h3" component="h2">
        {productScreenCopy.others}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {listAvailableProducts()
          .filter(({ id }) => id !== productLine)
          .map(({ id, name, subtitle, path }) => (
            <li key={id}>
              <Link href={path} underline="none" sx={rowStyles}>
                <ProductIllustration product={id} />
                <span>
                  <b>{name}</b> {subtitle}
                </span>
                <ArrowIcon size={20} />
              </Link>
            </li>
          ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  columnGap: { md: 3, bar: 4 },
  marginBlockStart: { xs: 2, sm: 3 },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '88px minmax(0, 1fr) auto', sm: '120px minmax(0, 1fr) auto' },
  columnGap: { xs: 2, sm: 3 },
  alignItems: 'center',
  paddingBlock: { xs: 2, sm: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  color: 'text.body',
  '& b': { display: 'block', typography: 'h3', color: 'text.primary' },
  '& > img': { borderRadius: `${radii.control}px` },
  '& > svg': { color: 'primary.main', transition: `transform ${motion.normal}ms ${motion.easing}` },
  '&:hover > svg': { transform: 'translateX(4px)' },
  '&:hover b': { textDecoration: 'underline', textUnderlineOffset: '4px' },
};
