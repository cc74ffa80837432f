import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';

import { upcomingCopy } from '~/components/feedback/UpcomingNotice/UpcomingNotice.copy';
import { paths } from '~/domain/paths';
import { SignInLayout } from '~/screens/signIn/SignInLayout/SignInLayout';

import { PageHead } from '../routing/PageHead';
import { upcomingTitle } from '../routing/pageTitles';

export function UpcomingRoute() {
  const title = upcomingTitle(useLocation().pathname);
  return (
    <>
      <PageHead title={title} />
      <SignInLayout heading={title} lead={upcomingCopy.text}>
        <Button variant="outlined" href={paths.site.home()}>
          Go to the home page
        </Button>
      </SignInLayout>
    </>
  );
}
