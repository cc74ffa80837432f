import Box from '@mui/material/Box';
import BuildingIcon from 'lucide-react/icons/building-2';
import ClockIcon from 'lucide-react/icons/clock';
import PackageIcon from 'lucide-react/icons/package';
import PartnersIcon from 'lucide-react/icons/users';
import PersonIcon from 'lucide-react/icons/user';
import ReceiptIcon from 'lucide-react/icons/receipt-text';
import SettingsIcon from 'lucide-react/icons/settings-2';
import TagIcon from 'lucide-react/icons/tag';

import { ActivityList } from '~/components/data/ActivityList/ActivityList';
import { DailyCountChart } from '~/components/data/DailyCountChart/DailyCountChart';
import { DashboardColumns } from '~/components/data/DashboardColumns/DashboardColumns';
import { QuickActions } from '~/components/data/QuickActions/QuickActions';
import type { QuickAction } from '~/components/data/QuickActions/QuickActions';
import { RatioBar } from '~/components/data/RatioBar/RatioBar';
import { StatCard } from '~/components/data/StatCard/StatCard';
import { PageHeading } from '~/components/shell/PageHeading/PageHeading';
import type { Activity } from '~/domain/activity/activity';
import type { AdminOverview } from '~/domain/dashboard/dashboard';
import type { CollectionSnapshot } from '~/domain/data/collection';
import { paths } from '~/domain/paths';

import { dashboardCopy as copy } from './DashboardScreen.copy';

export type DashboardScreenProps = {
  overview: AdminOverview;
  activities: CollectionSnapshot<Activity>;
  activityExtent: 'recent' | 'all';
  /** Reloads the activities. */
  onRetry: () => void;
};

/** Returns the quick actions. The first one leads to pending purchases, if there are any. */
const createQuickActions = ({ pendingPurchaseCount }: AdminOverview): QuickAction[] => [
  ...(pendingPurchaseCount > 0
    ? [
        {
          href: `${paths.admin.purchases()}?paymentStatus=Pending`,
          label: copy.actions.pending(pendingPurchaseCount),
          icon: ClockIcon,
          isPendingWork: true,
        },
      ]
    : []),
  { href: paths.admin.agencies(), label: copy.actions.agency, icon: BuildingIcon },
  { href: paths.admin.packages(), label: copy.actions.package, icon: PackageIcon },
  { href: paths.admin.purchases(), label: copy.actions.purchase, icon: ReceiptIcon },
  { href: paths.admin.tags(), label: copy.actions.tags, icon: TagIcon },
  { href: paths.admin.settings(), label: copy.actions.settings, icon: SettingsIcon },
];

/**
 * Queries for three and four columns. They are container queries, since the navigation takes up a part of the window,
 * and in rem, so that larger text gives fewer columns.
 */
const threeColumnsQuery = '@container (min-width: 19.5rem)';
const fourColumnsQuery = '@container (min-width: 54rem)';

const cardGridStyles = {
  display: 'grid',
  gap: { xs: 1, md: 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  [threeColumnsQuery]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [fourColumnsQuery]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 2fr)' },
} as const;

export function DashboardScreen({ overview, activities, activityExtent, onRetry }: DashboardScreenProps) {
  const { agencyCount, partnerCount, customerCount, tags } = overview;
  return (
    <>
      <PageHeading>{copy.heading}</PageHeading>
      <Box sx={{ containerType: 'inline-size', marginBlockEnd: { xs: 1, md: 2 } }}>
        <Box sx={cardGridStyles}>
          <StatCard heading={copy.agencies} href={paths.admin.agencies()} icon={BuildingIcon} count={agencyCount} />
          <StatCard heading={copy.partners} href={paths.admin.partners()} icon={PartnersIcon} count={partnerCount} />
          <StatCard heading={copy.customers} href={paths.admin.customers()} icon={PersonIcon} count={customerCount} />
          <Box sx={{ gridColumn: '1 / -1', [fourColumnsQuery]: { gridColumn: 'auto' } }}>
            <StatCard
              heading={copy.tags}
              href={paths.admin.tags()}
              icon={TagIcon}
              count={tags.count}
              note={copy.listed}
            >
              <RatioBar
                caption={copy.purchased}
                parts={[
                  { label: copy.agencyPurchased, count: tags.ofAgencies },
                  { label: copy.partnerPurchased, count: tags.ofPartners },
                ]}
              />
            </StatCard>
          </Box>
        </Box>
      </Box>
      <DashboardColumns
        chart={<DailyCountChart heading={copy.activations} counts={overview.activationCounts} />}
        aside={<QuickActions actions={createQuickActions(overview)} />}
      >
        <ActivityList
          activities={activities}
          view={activityExtent}
          pagePath={paths.admin.dashboard()}
          onRetry={onRetry}
        />
      </DashboardColumns>
    </>
  );
}
