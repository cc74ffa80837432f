import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

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
    <Card component="li" aria-labelledby={`${id}-name`} sx={offerCardStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minBlockSize: 24 }}>
        <Typography id={`${id}-name`} variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isBest && <StatusChip label={copy.bestValue} tone="ok" />}
      </Box>
      <Box component="dl" sx={factStyles}>
        <div>
          <dt>{fieldLabels.totalHexacodes}</dt>
          <dd>{copy.codes(formatCount(totalHexacodes))}</dd>
        </div>
        <div>
          <dt>{fieldLabels.price}</dt>
          <Box component="dd" sx={priceStyles}>
            {formatPrice(price)} <small>{currency}</small>
          </Box>
          <dd>{isExact ? pricePerCode : copy.about(pricePerCode)}</dd>
        </div>
      </Box>
      <Button
        variant={isBest ? 'contained' : 'outlined'}
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

const priceStyles = {
  '&&': { typography: 'figure', fontSize: '2rem', lineHeight: 40 / 32 },
  '& small': { typography: 'body2', fontWeight: 500, color: 'text.secondary', letterSpacing: 0 },
} satisfies SxProps<Theme>;

/** Styles of the description list, in which each row has a label and a number of the package. */
const factStyles = {
  marginBlockEnd: 1,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    paddingBlock: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    typography: 'body2',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': {
    margin: 0,
    fontWeight: 600,
    color: 'text.primary',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // The price per code is on a line of its own.
  '& dd + dd': { inlineSize: '100%', textAlign: 'end', fontWeight: 500, color: 'text.secondary' },
} satisfies SxProps<Theme>;
