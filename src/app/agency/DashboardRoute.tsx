import { useSearchParams } from 'react-router-dom';

import { isAllActivitiesRequested } from '~/domain/activity/activity';
import { DashboardScreen } from '~/screens/agency/DashboardScreen/DashboardScreen';

import { useCollection } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { PageHead } from '../page/PageHead';

export function DashboardRoute() {
  const { agency } = useAppData();
  const activities = useCollection(agency.activities);
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title="Overview" />
      <DashboardScreen
        overview={agency.overview}
        activities={activities}
        activityExtent={isAllActivitiesRequested((name) => query.get(name)) ? 'all' : 'recent'}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
