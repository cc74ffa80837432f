import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { ActivityRow } from '~/components/data/ActivityList/ActivityRow';
import { PanelHeader } from '~/components/data/PanelHeader/PanelHeader';
import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import type { Activity } from '~/domain/activity/activity';
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
  purchases: readonly Activity[];
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
            <ActivityRow key={purchase.id} activity={purchase} />
          ))}
        </Box>
      )}
    </Card>
  );
}

/** The rows fill the card, which from `lg` on is as high as the card next to it. */
const listStyles = {
  listStyle: 'none',
  flex: 1,
  display: 'grid',
  gridAutoRows: { lg: '1fr' },
} satisfies SxProps<Theme>;

const countStyles = {
  color: 'text.secondary',
  marginInlineEnd: 'auto',
  '& > span': { fontWeight: 600, color: 'text.primary' },
} satisfies SxProps<Theme>;
