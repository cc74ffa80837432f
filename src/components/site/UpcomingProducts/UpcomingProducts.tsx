import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { largeTextPhoneQuery, radii } from '~/components/theme/tokens';
import type { ProductId } from '~/domain/product/product';

import { ComingSoonChip } from '../ComingSoonChip/ComingSoonChip';

export type UpcomingProductsProps = {
  items: readonly {
    /** Product whose illustration is shown. */
    product: ProductId;
    title: string;
    subtitle: string;
    text: string;
    /** Text alternative of the illustration. Without it, the illustration is decorative. */
    picture?: string;
  }[];
};

/** Card with three products that are coming soon, next to each other or, on phones, below each other. */
export function UpcomingProducts({ items }: UpcomingProductsProps) {
  return (
    <Card component="ul" sx={listStyles}>
      {items.map(({ product, title, subtitle, text, picture = '' }) => (
        <Box key={product} component="li" sx={itemStyles}>
          <ProductIllustration product={product} label={picture} />
          <div>
            <Typography variant="h3">{title}</Typography>
            <Typography variant="subtitle2" component="p" color="textPrimary">
              {subtitle}
            </Typography>
            <Typography sx={{ marginBlock: '8px 12px', color: 'text.body', textWrap: 'pretty' }}>{text}</Typography>
            <Box sx={{ alignSelf: 'end', color: 'text.secondary' }}>
              <ComingSoonChip />
            </Box>
          </div>
        </Box>
      ))}
    </Card>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  marginBlockStart: { xs: 3, md: 4, bar: 5 },
  listStyle: 'none',
};

/** Styles of a product. From `md` on, its parts are in line with those of the products next to it. */
const itemStyles = {
  display: 'grid',
  gridRow: { md: 'span 5' },
  gridTemplateRows: { md: 'subgrid' },
  '& > div': { display: { md: 'contents' } },
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '176px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  [largeTextPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 2, md: 0 },
  alignItems: 'start',
  p: { xs: 2, md: 3 },
  '& > img': { borderRadius: `${radii.control}px`, marginBlockEnd: { md: 2.5 } },
  '& + &': {
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: 0,
    borderBlockStartWidth: { xs: 1, md: 0 },
    borderInlineStartWidth: { md: 1 },
  },
};
