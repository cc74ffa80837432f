import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';

import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { PageHeading } from '~/components/shell/PageHeading/PageHeading';
import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import type { PurchaseActivity } from '~/domain/activity/activity';
import type { TagCounts } from '~/domain/dashboard/dashboard';
import { emptyListMessages } from '~/domain/lists/emptyListMessages';
import { findBestOffer, getSavingPercent } from '~/domain/tagPackage/packageOffer';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';

import type { BuyResult } from './BuyDialog';
import { buyCopy as copy } from './BuyScreen.copy';
import { NextSteps } from './NextSteps';
import { OwnedTags } from './OwnedTags';
import { PackageOfferCard } from './PackageOfferCard';

export type BuyScreenProps = {
  offers: readonly PackageOffer[];
  /** Counts of the agency's tags: assigned by the agency, assigned by partners, and unassigned. */
  tagCounts: TagCounts;
  /** The agency's purchases, newest first. */
  purchases: readonly PurchaseActivity[];
  /** Name of the agency. The dialog that confirms a purchase shows it. */
  buyerName?: string;
  /**
   * Buys a package and generates all of its tags. If the promise rejects, nothing is bought. Without `onBuy`, the
   * description of 'Buy Now' says that it is not available yet.
   */
  onBuy?: ((offer: PackageOffer, options: TaskOptions) => Promise<BuyResult>) | undefined;
  /** Opens the printing screen for the bought tags. Without `onPrint`, the dialog has no link to that screen. */
  onPrint?: ((hexacodes: readonly string[]) => void) | undefined;
};

const BuyDialog = lazyOverlay(() => import('./BuyDialog').then((module) => module.BuyDialog));

/** Screen with the packages that an agency can buy. */
export function BuyScreen({ offers, tagCounts, purchases, buyerName = '', onBuy, onPrint }: BuyScreenProps) {
  const [chosenOffer, setChosenOffer] = useState<PackageOffer>();
  const bestOffer = findBestOffer(offers);
  return (
    <>
      <PageHeading>{copy.heading}</PageHeading>
      {offers.length === 0 ? (
        <Card>
          <EmptyState iconVariant="ring" text={emptyListMessages.packages} />
        </Card>
      ) : (
        <>
          <Box component="ul" aria-label={copy.heading} sx={listStyles}>
            {offers.map((offer) => (
              <PackageOfferCard
                key={offer.id}
                offer={offer}
                isBestOffer={offer === bestOffer}
                savingPercent={getSavingPercent(offer, offers)}
                onBuy={onBuy && (() => setChosenOffer(offer))}
              />
            ))}
          </Box>
          <Box sx={belowOffersStyles}>
            <OwnedTags tagCounts={tagCounts} purchases={purchases} />
            <NextSteps />
          </Box>
        </>
      )}
      {onBuy && chosenOffer && (
        <BuyDialog
          open
          offer={chosenOffer}
          buyerName={buyerName}
          onBuy={onBuy}
          onPrint={onPrint}
          onClose={() => setChosenOffer(undefined)}
        />
      )}
    </>
  );
}

const listStyles = {
  listStyle: 'none',
  display: 'grid',
  // At most three columns, since each column takes at least 26 % of the width.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(min(max(13rem, 26%), 100%), 1fr))' },
  gap: 2,
};

/** From `lg` on, the columns are those of three packages; the first card is two columns wide. */
const belowOffersStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: { lg: 'span 2' } },
  gap: 2,
  marginBlockStart: 2,
};
