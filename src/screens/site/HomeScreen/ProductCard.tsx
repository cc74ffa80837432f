import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import type { SmartProduct } from '~/domain/product/product';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { ComingSoonChip } from '~/components/site/ComingSoonChip/ComingSoonChip';
import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.discovery;

/** Width of a card on desktop: half a row, a whole row or a third. */
export type ProductCardSize = 'half' | 'row' | 'third';

type ProductCardProps = {
  product: SmartProduct;
  /** Text alternative of the picture. */
  picture: string;
  text: string;
  size: ProductCardSize;
};

/** A product with its picture, and a link to its page or 'Coming soon'. */
export function ProductCard({ product, picture, text, size }: ProductCardProps) {
  const isRow = size === 'row';
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', ...(isRow && { bar: 'row' }) },
        gridColumn: isRow ? { bar: '1 / -1' } : 'auto',
      }}
    >
      <Box sx={isRow ? { flex: { bar: '0 0 50%' } } : undefined}>
        <ProductIllustration product={product.id} label={picture} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, color: 'text.body', ...bodyPadding[size] }}>
        <Typography variant="h3" sx={{ letterSpacing: '-0.025em', lineHeight: 1.1, fontSize: nameSize[size] }}>
          {product.name}
        </Typography>
        <Typography sx={{ fontWeight: 600, color: 'text.primary', marginBlockStart: 0.5 }}>
          {product.subtitle}
        </Typography>
        <Typography sx={{ marginBlockStart: 1.5, textWrap: 'pretty' }}>{text}</Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'end',
            color: 'text.secondary',
            minHeight: 64,
            marginBlockStart: isRow ? { xs: 'auto', bar: 0 } : 'auto',
          }}
        >
          {product.availability === 'available' ? (
            <ActionLink href={product.path} label={copy.more} about={copy.about(product.name)} />
          ) : (
            <ComingSoonChip />
          )}
        </Box>
      </Box>
    </Card>
  );
}

const bodyPadding = {
  half: { p: { xs: 3, bar: 4 } },
  row: { p: { xs: 3, bar: 6 }, justifyContent: 'center' },
  third: { p: 3 },
} as const;

const large = { xs: '1.75rem', bar: '2.25rem' };
const nameSize = { half: large, row: large, third: { xs: '1.75rem', bar: '1.375rem' } };
