import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { radii } from '~/components/theme/tokens';
import type { ProductId } from '~/domain/product/product';

import { ActionLink } from '../ActionLink/ActionLink';
import { ComingSoonChip } from '../ComingSoonChip/ComingSoonChip';

export type ProductListProps = {
  items: readonly {
    /** Product whose illustration is shown. */
    product: ProductId;
    title: string;
    subtitle: string;
    text: string;
    /** Text alternative of the illustration. Without it, the illustration is decorative. */
    pictureAlt?: string;
    /** Link to the product's page. Without it, the product is coming soon. */
    link?: { href: string; label: string };
  }[];
};

/** Card with products, three in a row or, on phones, below each other. Products without a `link` are coming soon. */
export function ProductList({ items }: ProductListProps) {
  return (
    <Card component="ul" sx={listStyles}>
      {items.map(({ product, title, subtitle, text, pictureAlt = '', link }) => (
        <Box key={product} component="li" sx={itemStyles}>
          <ProductIllustration product={product} label={pictureAlt} />
          <div>
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="subtitle2" component="p" color="textPrimary" sx={{ marginBlockStart: 0.5 }}>
                {subtitle}
              </Typography>
              <Typography sx={{ marginBlock: '8px 12px', color: 'text.body' }}>{text}</Typography>
            </div>
            <Box sx={statusStyles}>{link ? <ActionLink {...link} /> : <ComingSoonChip />}</Box>
          </div>
        </Box>
      ))}
    </Card>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

/**
 * Styles of a product. On phones, the picture is a band above the texts. From `sm` to `md`, it is next to the texts. From
 * `md` on, the subgrid aligns the link with those of the products in the same row.
 */
const itemStyles = {
  display: 'grid',
  gridRow: { md: 'span 3' },
  gridTemplateRows: { md: 'subgrid' },
  '& > div': { display: { md: 'contents' } },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '176px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 2, md: 0 },
  alignItems: 'start',
  p: { xs: 2, md: 3 },
  '& > img': {
    aspectRatio: { xs: '2', sm: '3 / 2' },
    objectFit: 'cover',
    borderRadius: `${radii.control}px`,
    marginBlockEnd: { md: 2.5 },
  },
  border: '0 solid',
  borderColor: 'divider',
  '& + &': { borderBlockStartWidth: { xs: 1, md: 0 }, borderInlineStartWidth: { md: 1 } },
  '&:nth-of-type(n + 4)': { borderBlockStartWidth: 1 },
  '&:nth-of-type(3n + 1)': { borderInlineStartWidth: 0 },
};

/** Styles of the box around the link or the chip, which makes both equally high. */
const statusStyles = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  minHeight: 44,
  color: 'text.secondary',
};
