import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { emptyMessages } from '~/domain/lists/emptyMessages';
import { bestOffer } from '~/domain/tagPackage/packageOffer';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';

import { buyCopy as copy } from './BuyScreen.copy';
import { NextSteps } from './NextSteps';
import { OfferCard } from './OfferCard';

export type BuyScreenProps = {
  offers: readonly PackageOffer[];
  /** Called when the user buys a package. Without `onBuy`, 'Buy Now' is described as not available yet. */
  onBuy?: (offer: PackageOffer) => void;
};

/** Screen with the packages that an agency can buy. */
export function BuyScreen({ offers, onBuy }: BuyScreenProps) {
  const bestValueOffer = bestOffer(offers);
  return (
    <>
      <Typography variant="h4" tabIndex={-1} sx={{ marginBlockEnd: { xs: 2, md: 2.5 } }}>
        {copy.heading}
      </Typography>
      {offers.length === 0 ? (
        <Card>
          <EmptyState figure="ring" text={emptyMessages.packages} />
        </Card>
      ) : (
        <>
          <Box component="ul" aria-label={copy.heading} sx={listStyles}>
            {offers.map((offer) => (
              <OfferCard
                key={offer.id}
                offer={offer}
                isBest={offer === bestValueOffer}
                onBuy={onBuy && (() => onBuy(offer))}
              />
            ))}
          </Box>
          <NextSteps />
        </>
      )}
    </>
  );
}

const listStyles = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' },
  gap: 2,
};
