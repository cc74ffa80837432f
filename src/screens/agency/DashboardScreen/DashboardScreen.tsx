import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { PartnersIcon, PersonIcon, TagIcon } from '~/components/brand/icons/officeIcons';
import { ActivityList } from '~/components/data/ActivityList/ActivityList';
import { RatioBar } from '~/components/data/RatioBar/RatioBar';
import { StatCard } from '~/components/data/StatCard/StatCard';
import type { Activity } from '~/domain/activity/activity';
import { countTags } from '~/domain/dashboard/dashboard';
import type { AgencyOverview } from '~/domain/dashboard/dashboard';
import type { CollectionSnapshot } from '~/domain/data/collection';
import { paths } from '~/domain/paths';

import { dashboardCopy as copy } from './DashboardScreen.copy';

export type DashboardScreenProps = {
  overview: AgencyOverview;
  activities: CollectionSnapshot<Activity>;
  /** The latest activities, or all of them. */
  activityExtent: 'recent' | 'all';
  /** Asks for the activities again. */
  onRetry: () => void;
};

export function DashboardScreen({ overview, activities, activityExtent, onRetry }: DashboardScreenProps) {
  const { partners, customers, tags } = overview;
  const total = countTags(tags);
  return (
    <>
      <Typography variant="h4" tabIndex={-1} sx={{ marginBlockEnd: { xs: 2, md: 2.5 } }}>
        {copy.heading}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          // Two beside each other as long as a heading fits in one.
          gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(max(152px, 50% - 8px), 1fr))', lg: '1fr 1fr 2fr' },
          gap: { xs: 1, md: 2 },
          marginBlockEnd: { xs: 3, md: 4 },
        }}
      >
        <StatCard
          heading={copy.partners}
          href={paths.agency.partners()}
          icon={PartnersIcon}
          count={partners.count}
          change={`+${partners.addedToday}`}
          note={copy.today}
        />
        <StatCard
          heading={copy.customers}
          href={paths.agency.customers()}
          icon={PersonIcon}
          count={customers.count}
          change={`+${customers.addedYesterday}`}
          note={copy.yesterday}
        />
        <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
          <StatCard heading={copy.tags} href={paths.agency.tags()} icon={TagIcon} count={total} note={copy.total}>
            <RatioBar
              total={total}
              parts={[
                { label: copy.agencyPurchased, count: tags.agencyPurchased },
                { label: copy.partnerPurchased, count: tags.partnerPurchased },
                { label: copy.unassigned, count: tags.unassigned },
              ]}
            />
          </StatCard>
        </Box>
      </Box>
      <ActivityList
        activities={activities}
        extent={activityExtent}
        pagePath={paths.agency.dashboard()}
        onRetry={onRetry}
      />
    </>
  );
}
