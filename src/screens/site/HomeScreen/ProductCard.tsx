import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import type { AvailableProduct } from '~/domain/product/product';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.discovery;

type ProductCardProps = {
  product: AvailableProduct;
  /** Text alternative of the picture. */
  pictureAlt: string;
  text: string;
};

/**
 * Card of a product, with a picture and a link to the product's page. In wide windows, a product for individuals takes
 * half a row. A product for businesses takes a whole row, with its text next to the picture.
 */
export function ProductCard({ product, pictureAlt, text }: ProductCardProps) {
  const isFullRow = product.audience === 'businesses';
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', ...(isFullRow && { md: 'row' }) },
      }}
    >
      <Box sx={isFullRow ? fullRowPictureStyles : undefined}>
        <ProductIllustration product={product.id} label={pictureAlt} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          color: 'text.body',
          ...(isFullRow ? fullRowBodyStyles : halfRowBodyStyles),
        }}
      >
        <Typography
          variant="h3"
          sx={{ letterSpacing: '-0.025em', lineHeight: 1.1, fontSize: { xs: '1.75rem', bar: '2.25rem' } }}
        >
          {product.name}
        </Typography>
        <Typography sx={{ fontWeight: 600, color: 'text.primary', marginBlockStart: 0.5 }}>
          {product.subtitle}
        </Typography>
        <Typography sx={{ marginBlockStart: 1.5 }}>{text}</Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'end',
            color: 'text.secondary',
            minHeight: 64,
            marginBlockStart: isFullRow ? { xs: 'auto', md: 0 } : 'auto',
          }}
        >
          <ActionLink href={product.path} label={copy.more} hiddenText={copy.about(product.name)} />
        </Box>
      </Box>
    </Card>
  );
}

/** Styles of a picture next to a text. The picture is enlarged and cropped to the height of the card. */
const fullRowPictureStyles = { flex: { md: '0 0 50%' }, '& img': { height: { md: '100%' }, objectFit: 'cover' } };
const halfRowBodyStyles = { p: { xs: 3, bar: 4 } };
const fullRowBodyStyles = { p: { xs: 3, bar: 6 }, justifyContent: 'center' };
