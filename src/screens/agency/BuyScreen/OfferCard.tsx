import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';
import { fieldLabels } from '~/domain/fieldLabels';
import { currency, formatAmount, formatCount, formatPrice } from '~/domain/number/amounts';
import { pricePerTag } from '~/domain/tagPackage/packageOffer';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';

import { buyCopy as copy } from './BuyScreen.copy';
import { TagRows } from './TagRows';

export type OfferCardProps = {
  offer: PackageOffer;
  /** Without it the button is marked as not available yet and does nothing. */
  onBuy?: (() => void) | undefined;
};

/** A package, with a picture of its number of tags. */
export function OfferCard({ offer, onBuy }: OfferCardProps) {
  const id = useId();
  const { name, totalHexacodes, price } = offer;
  const { amount, isExact } = pricePerTag(offer);
  const each = (isExact ? copy.each : copy.about)(`${formatAmount(amount)} ${currency}`);
  return (
    <Card component="li" aria-labelledby={`${id}-name`} sx={offerCardStyles}>
      <Typography id={`${id}-name`} variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <TagRows count={totalHexacodes} />
      <Box component="dl" sx={factStyles}>
        <div>
          <dt>{fieldLabels.totalHexacodes}</dt>
          <dd>{formatCount(totalHexacodes)}</dd>
        </div>
        <div>
          <dt>{fieldLabels.price}</dt>
          <dd>
            {formatPrice(price)} <small>{currency}</small>
          </dd>
          <Typography component="dd" variant="body2" sx={{ '&&': { color: 'text.secondary' } }}>
            {each}
          </Typography>
        </div>
      </Box>
      <Button
        variant="contained"
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
  // A single card does not stretch across the page.
  maxInlineSize: { md: 360 },
  padding: { xs: 2, lg: 2.5 },
} satisfies SxProps<Theme>;

/** Two figures side by side, each below its label. */
const factStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(112px, 100%), 1fr))',
  gap: 2,
  marginBlockEnd: 1,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd:first-of-type': { typography: 'figure', fontSize: '2rem', lineHeight: 40 / 32, color: 'text.primary' },
  '& small': { typography: 'body2', fontWeight: 600, color: 'text.secondary' },
} satisfies SxProps<Theme>;
