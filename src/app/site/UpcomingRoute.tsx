import { useLocation } from 'react-router-dom';

import { UpcomingScreen } from '~/screens/site/UpcomingScreen/UpcomingScreen';

import { PageHead } from '../routing/PageHead';
import { upcomingTitle } from '../routing/pageTitles';

export function UpcomingRoute() {
  const title = upcomingTitle(useLocation().pathname);
  return (
    <>
      <PageHead title={title} />
      <UpcomingScreen title={title} />
    </>
  );
}
