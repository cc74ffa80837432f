import { useSearchParams } from 'react-router-dom';

import { isAllActivitiesRequested } from '~/domain/activity/activity';
import { DashboardScreen } from '~/screens/admin/DashboardScreen/DashboardScreen';
import { dashboardCopy } from '~/screens/admin/DashboardScreen/DashboardScreen.copy';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { PageHead } from '../page/PageHead';

export function DashboardRoute() {
  const { admin } = useAppData();
  const activities = useCollection(admin.activities);
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={dashboardCopy.heading} />
      <DashboardScreen
        overview={admin.overview}
        activities={activities}
        activityExtent={isAllActivitiesRequested((name) => query.get(name)) ? 'all' : 'recent'}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
