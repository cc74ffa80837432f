import { useSearchParams } from 'react-router-dom';

import { isAllActivitiesRequested, recentActivityCount } from '~/domain/activity/activity';
import { DashboardScreen } from '~/screens/admin/DashboardScreen/DashboardScreen';
import { dashboardCopy } from '~/screens/admin/DashboardScreen/DashboardScreen.copy';

import { useAppData } from '../data/useAppData';
import { useExternalStore } from '../data/useExternalStore';
import { useRows } from '../data/useRows';
import { PageHead } from '../page/PageHead';

export function DashboardRoute() {
  const { admin } = useAppData();
  const overview = useExternalStore(admin.overview);
  const [params] = useSearchParams();
  const activityExtent = isAllActivitiesRequested((name) => params.get(name)) ? 'all' : 'recent';
  const activities = useRows(admin.activities, activityExtent === 'recent' ? recentActivityCount : undefined);
  return (
    <>
      <PageHead title={dashboardCopy.heading} />
      <DashboardScreen
        overview={overview}
        activities={activities}
        activityExtent={activityExtent}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
