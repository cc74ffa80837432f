import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';
import { radii } from '~/components/theme/tokens';
import { fieldLabels } from '~/domain/fieldLabels';
import { currency, formatAmount, formatCount, formatPrice } from '~/domain/number/amounts';
import { getPricePerTag } from '~/domain/tagPackage/packageOffer';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';

import { buyCopy as copy } from './BuyScreen.copy';
import { factStyles, priceStyles, savingStyles, sizeStyles } from './offerFactStyles';

export type PackageOfferCardProps = {
  offer: PackageOffer;
  /** True if no other package has a price per code as low as this one. */
  isBestOffer: boolean;
  /** Saving per code in percent, compared with the package with the highest price per code. */
  savingPercent: number;
  /**
   * Called when the user clicks 'Buy Now'. Without `onBuy`, the button does nothing, and its description says that it
   * is not available yet.
   */
  onBuy?: (() => void) | undefined;
};

/** Card of a package with its size, its price, and its price per code to compare packages. */
export function PackageOfferCard({ offer, isBestOffer, savingPercent, onBuy }: PackageOfferCardProps) {
  const id = useId();
  const { name, totalHexacodes, price } = offer;
  const { amount, isExact } = getPricePerTag(offer);
  const pricePerCode = copy.perCode(`${formatAmount(amount)} ${currency}`);
  return (
    <Card component="li" aria-labelledby={`${id}-name`} sx={[offerCardStyles, isBestOffer && bestOfferStyles]}>
      <Box sx={headerStyles}>
        <Typography id={`${id}-name`} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isBestOffer && (
          <Box component="span" sx={bestValueStyles}>
            {copy.bestValue}
          </Box>
        )}
      </Box>
      <Box component="dl" sx={factStyles}>
        <Box component="dt" sx={visuallyHidden}>
          {fieldLabels.totalHexacodes}
        </Box>
        <Box component="dd" sx={sizeStyles}>
          {copy.size(formatCount(totalHexacodes))}
        </Box>
        <Box component="dt" sx={visuallyHidden}>
          {fieldLabels.price}
        </Box>
        <Box component="dd" sx={priceStyles}>
          {formatPrice(price)} <small>{currency}</small>
        </Box>
        <dd>{isExact ? pricePerCode : copy.about(pricePerCode)}</dd>
        {savingPercent > 0 && (
          <Box component="dd" sx={savingStyles}>
            {copy.saving(savingPercent)}
          </Box>
        )}
      </Box>
      <Box sx={actionStyles}>
        <Button
          // The button of the best offer is highlighted only if it has an action.
          variant={isBestOffer && onBuy ? 'contained' : 'outlined'}
          aria-describedby={onBuy ? `${id}-name` : `${id}-name ${id}-note`}
          onClick={onBuy}
        >
          {copy.buy}
        </Button>
        {!onBuy && <UnavailableNote id={`${id}-note`} />}
      </Box>
    </Card>
  );
}

/** On phones, the button is next to the size and the prices instead of below them. */
const offerCardStyles = {
  display: 'flex',
  flexFlow: { xs: 'row wrap', md: 'column' },
  alignItems: { xs: 'end', md: 'stretch' },
  justifyContent: 'space-between',
  gap: { xs: '8px 16px', md: 2 },
  minInlineSize: 0,
  // Keeps a single card from stretching across the page.
  maxInlineSize: { md: 560 },
  padding: { xs: 2, md: 2.5 },
} satisfies SxProps<Theme>;

const bestOfferStyles = { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' } as const;

/** A solid label, unlike the chips for statuses. */
const bestValueStyles = {
  paddingInline: 1,
  borderRadius: `${radii.control - 2}px`,
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'caption',
  fontWeight: 600,
  lineHeight: 2,
} satisfies SxProps<Theme>;

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  flexBasis: { xs: '100%', md: 'auto' },
} satisfies SxProps<Theme>;

const actionStyles = {
  display: 'grid',
  gap: { xs: 0.5, md: 1.5 },
  marginBlockStart: { md: 'auto' },
} satisfies SxProps<Theme>;
