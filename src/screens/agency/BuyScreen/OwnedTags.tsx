import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { ActivityRow } from '~/components/data/ActivityList/ActivityRow';
import { PanelHeader } from '~/components/data/PanelHeader/PanelHeader';
import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { purchasePrefix } from '~/domain/activity/activity';
import type { PurchaseActivity } from '~/domain/activity/activity';
import { countTags } from '~/domain/dashboard/dashboard';
import type { TagCounts } from '~/domain/dashboard/dashboard';
import { formatCount } from '~/domain/number/amounts';
import { getUnassignedFirstTagsUrl } from '~/domain/paths';

import { dashboardCopy } from '../DashboardScreen/DashboardScreen.copy';
import { buyCopy } from './BuyScreen.copy';

const copy = buyCopy.owned;

type OwnedTagsProps = {
  tagCounts: TagCounts;
  /** The agency's purchases, newest first. The card shows the latest three. */
  purchases: readonly PurchaseActivity[];
};

/** Card with the number of tags that the agency has, and its latest purchases. */
export function OwnedTags({ tagCounts, purchases }: OwnedTagsProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column' }}>
      <PanelHeader id={id} title={copy.heading}>
        <Typography variant="body2" sx={countStyles}>
          <span>{formatCount(countTags(tagCounts))}</span> {copy.total}
        </Typography>
        {tagCounts.unassigned > 0 && (
          <Link href={getUnassignedFirstTagsUrl()}>{dashboardCopy.actions.unassigned(tagCounts.unassigned)}</Link>
        )}
      </PanelHeader>
      {purchases.length === 0 ? (
        <EmptyState iconVariant="ring" text={copy.empty} />
      ) : (
        <Box component="ul" aria-label={copy.purchases} sx={listStyles}>
          {purchases.slice(0, 3).map((purchase) => (
            <ActivityRow key={purchase.id} activity={purchase}>
              <Box component="span" sx={visuallyHiddenOnPhones}>
                {purchasePrefix}
              </Box>
              {purchase.purchasedItem}
            </ActivityRow>
          ))}
        </Box>
      )}
    </Card>
  );
}

/** From `lg` on, three purchases fill the card, which is as high as the card next to it. */
const listStyles = { flex: 1, display: 'grid', gridTemplateRows: { lg: 'repeat(3, 1fr)' }, listStyle: 'none' } as const;

/** On phones, a purchase has one line without 'Package bought'. */
const visuallyHiddenOnPhones = (theme: Theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden });

const countStyles = {
  color: 'text.secondary',
  marginInlineEnd: 'auto',
  '& > span': { fontWeight: 600, color: 'text.primary' },
} satisfies SxProps<Theme>;
