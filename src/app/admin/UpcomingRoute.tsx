import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';

import { UpcomingNotice } from '~/components/feedback/UpcomingNotice/UpcomingNotice';
import { paths } from '~/domain/paths';

import { PageHead } from '../routing/PageHead';
import { upcomingTitle } from '../routing/pageTitles';

export function UpcomingRoute() {
  const title = upcomingTitle(useLocation().pathname);
  return (
    <>
      <PageHead title={title} />
      <UpcomingNotice title={title}>
        <Button variant="outlined" href={paths.admin.dashboard()}>
          Go to the overview
        </Button>
      </UpcomingNotice>
    </>
  );
}
