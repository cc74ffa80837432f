import Box from '@mui/material/Box';
import ClockIcon from 'lucide-react/icons/clock';
import CartIcon from 'lucide-react/icons/shopping-cart';
import PartnersIcon from 'lucide-react/icons/users';
import PersonIcon from 'lucide-react/icons/user';
import PrinterIcon from 'lucide-react/icons/printer';
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
import { countTags } from '~/domain/dashboard/dashboard';
import type { AgencyOverview } from '~/domain/dashboard/dashboard';
import type { CollectionSnapshot } from '~/domain/data/collection';
import { paths, getUnassignedFirstTagsUrl } from '~/domain/paths';

import { dashboardCopy as copy } from './DashboardScreen.copy';

export type DashboardScreenProps = {
  overview: AgencyOverview;
  activities: CollectionSnapshot<Activity>;
  activityExtent: 'recent' | 'all';
  /** Reloads the activities. */
  onRetry: () => void;
};

/** Returns the quick actions: unassigned tags first, if there are any. */
const createQuickActions = ({ tags: { unassigned } }: AgencyOverview): QuickAction[] => [
  ...(unassigned > 0
    ? [
        {
          href: getUnassignedFirstTagsUrl(),
          label: copy.actions.unassigned(unassigned),
          icon: ClockIcon,
          isPendingWork: true,
        },
      ]
    : []),
  { href: paths.agency.printing(), label: copy.actions.print, icon: PrinterIcon },
  { href: paths.agency.buy(), label: copy.actions.buy, icon: CartIcon },
  { href: paths.agency.partners(), label: copy.actions.partner, icon: PartnersIcon },
  { href: paths.agency.tags(), label: copy.actions.tags, icon: TagIcon },
];

export function DashboardScreen({ overview, activities, activityExtent, onRetry }: DashboardScreenProps) {
  const { partners, customers, tags } = overview;
  const tagCount = countTags(tags);
  return (
    <>
      <PageHeading>{copy.heading}</PageHeading>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 1, md: 2 },
          marginBlockEnd: { xs: 1, md: 2 },
          /*
           * Cards are in one row if each can be 9.5rem wide, and cards in a row are equally high. Below `lg`, the last
           * card has a row of its own; from `lg` on, it is as wide as two cards.
           */
          '&& > *': { flex: '1 1 9.5rem', blockSize: 'auto' },
          '&& > :last-child': { flex: { xs: '1 0 100%', lg: '2 1 calc(19rem + 16px)' } },
        }}
      >
        <StatCard
          heading={copy.partners}
          href={paths.agency.partners()}
          icon={PartnersIcon}
          count={partners.count}
          countChange={`+${partners.addedToday}`}
          note={copy.today}
        />
        <StatCard
          heading={copy.customers}
          href={paths.agency.customers()}
          icon={PersonIcon}
          count={customers.count}
          countChange={`+${customers.addedYesterday}`}
          note={copy.yesterday}
        />
        <Box>
          <StatCard heading={copy.tags} href={paths.agency.tags()} icon={TagIcon} count={tagCount} note={copy.total}>
            <RatioBar
              parts={[
                { label: copy.agencyPurchased, count: tags.assignedByAgency },
                { label: copy.partnerPurchased, count: tags.assignedByPartner },
                { label: copy.unassigned, count: tags.unassigned },
              ]}
            />
          </StatCard>
        </Box>
      </Box>
      <DashboardColumns
        chart={<DailyCountChart heading={copy.activations} counts={overview.activationCounts} />}
        aside={<QuickActions actions={createQuickActions(overview)} />}
      >
        <ActivityList
          activities={activities}
          view={activityExtent}
          pagePath={paths.agency.dashboard()}
          onRetry={onRetry}
        />
      </DashboardColumns>
    </>
  );
}
