import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { StatusChip } from '~/components/data/StatusChip/StatusChip';
import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';
import { fieldLabels } from '~/domain/fieldLabels';
import { currency, formatAmount, formatCount, formatPrice } from '~/domain/number/amounts';
import { pricePerTag } from '~/domain/tagPackage/packageOffer';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';

import { buyCopy as copy } from './BuyScreen.copy';

export type PackageOfferCardProps = {
  offer: PackageOffer;
  /** True if no other package has such a low price per code. */
  isBest: boolean;
  /**
   * Called when the user clicks 'Buy Now'. Without `onBuy`, the button does nothing, and its description says that it
   * is not available yet.
   */
  onBuy?: (() => void) | undefined;
};

/** Card of a package with its size, price and price per code. The price per code makes packages comparable. */
export function PackageOfferCard({ offer, isBest, onBuy }: PackageOfferCardProps) {
  const id = useId();
  const { name, totalHexacodes, price } = offer;
  const { amount, isExact } = pricePerTag(offer);
  const pricePerCode = copy.perCode(`${formatAmount(amount)} ${currency}`);
  return (
    <Card component="li" aria-labelledby={`${id}-name`} sx={[offerCardStyles, isBest && bestOfferStyles]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minBlockSize: 24 }}>
        <Typography id={`${id}-name`} variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isBest && <StatusChip label={copy.bestValue} tone="ok" />}
      </Box>
      <Box component="dl" sx={factStyles}>
        <div>
          <Box component="dt" sx={visuallyHidden}>
            {fieldLabels.price}
          </Box>
          <Box component="dd" sx={priceStyles}>
            {formatPrice(price)} <small>{currency}</small>
          </Box>
          <Box component="dd" sx={perCodeStyles}>
            {isExact ? pricePerCode : copy.about(pricePerCode)}
          </Box>
        </div>
        <Box sx={sizeStyles}>
          <dt>{fieldLabels.totalHexacodes}</dt>
          <dd>{formatCount(totalHexacodes)}</dd>
        </Box>
      </Box>
      <Button
        // Without `onBuy`, the button looks like those of the other offers.
        variant={isBest && onBuy ? 'contained' : 'outlined'}
        aria-describedby={onBuy ? `${id}-name` : `${id}-name ${id}-note`}
        onClick={onBuy}
        sx={{ marginBlockStart: 'auto' }}
      >
        {copy.buy}
      </Button>
      {!onBuy && <UnavailableNote id={`${id}-note`} />}
    </Card>
  );
}

const offerCardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minInlineSize: 0,
  // Keeps a single card from stretching across the page.
  maxInlineSize: { md: 560 },
  padding: { xs: 2, lg: 2.5 },
} satisfies SxProps<Theme>;

const bestOfferStyles = { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' } as const;

const priceStyles = {
  '&&': { typography: 'figure', color: 'text.primary', fontSize: '2.5rem', lineHeight: 48 / 40 },
  '& small': { typography: 'body1', fontWeight: 500, color: 'text.secondary', letterSpacing: 0 },
} satisfies SxProps<Theme>;

/** Styles of the price per code, by which agencies compare the packages. */
const perCodeStyles = {
  '&&': { typography: { xs: 'subtitle1', md: 'subtitle2', lg: 'subtitle1' }, color: 'text.primary' },
} satisfies SxProps<Theme>;

/** Styles of the row with the number of codes, below the price. */
const sizeStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  paddingBlock: 1.25,
  borderBlock: '1px solid',
  borderColor: 'divider',
  '& dt': { color: 'text.secondary' },
  '&& dd': { fontWeight: 600, color: 'text.primary' },
} satisfies SxProps<Theme>;

const factStyles = {
  display: 'grid',
  gap: 2,
  marginBlockEnd: 0.5,
  typography: 'body2',
  '& dd': {
    margin: 0,
    fontWeight: 500,
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
} satisfies SxProps<Theme>;
