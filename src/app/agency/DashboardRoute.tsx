import { useSearchParams } from 'react-router-dom';

import { isAllActivitiesRequested, recentActivityCount } from '~/domain/activity/activity';
import { DashboardScreen } from '~/screens/agency/DashboardScreen/DashboardScreen';

import { useAppData } from '../data/useAppData';
import { useExternalStore } from '../data/useExternalStore';
import { useRows } from '../data/useRows';
import { PageHead } from '../page/PageHead';

export function DashboardRoute() {
  const { agency } = useAppData();
  const overview = useExternalStore(agency.overview);
  const [params] = useSearchParams();
  const activityExtent = isAllActivitiesRequested((name) => params.get(name)) ? 'all' : 'recent';
  const activities = useRows(agency.activities, activityExtent === 'recent' ? recentActivityCount : undefined);
  return (
    <>
      <PageHead title="Overview" />
      <DashboardScreen
        overview={overview}
        activities={activities}
        activityExtent={activityExtent}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
