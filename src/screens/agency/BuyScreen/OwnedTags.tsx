import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { ActivityRow } from '~/components/data/ActivityList/ActivityRow';
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
    <Card component="section" aria-labelledby={id}>
      <Box sx={headerStyles}>
        <Typography id={id} variant="subtitle1" component="h2">
          {copy.heading}
        </Typography>
        {tagCounts.unassigned > 0 && (
          <Link href={getUnassignedFirstTagsUrl()} sx={{ fontWeight: 600 }}>
            {dashboardCopy.actions.unassigned(tagCounts.unassigned)}
          </Link>
        )}
        <Typography sx={countStyles}>
          <span>{formatCount(countTags(tagCounts))}</span> {copy.total}
        </Typography>
      </Box>
      {purchases.length > 0 && (
        <Box component="ul" aria-label={copy.purchases} sx={{ listStyle: 'none' }}>
          {purchases.slice(0, 3).map((purchase) => (
            <ActivityRow key={purchase.id} activity={purchase} />
          ))}
        </Box>
      )}
    </Card>
  );
}

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  padding: { xs: '4px 16px 16px', md: '10px 20px 16px', lg: '14px 20px 16px' },
  // Makes the link high enough to tap, and the heading as high, so that the header is as high without a link.
  '& > h2, & > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: { xs: 44, lg: 36 } },
} satisfies SxProps<Theme>;

const countStyles = {
  flexBasis: '100%',
  color: 'text.secondary',
  '& > span': { typography: 'h3', color: 'text.primary' },
} satisfies SxProps<Theme>;
