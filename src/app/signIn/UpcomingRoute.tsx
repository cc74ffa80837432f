import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { upcomingCopy } from '~/components/feedback/UpcomingNotice/UpcomingNotice.copy';
import { inThisTab } from '~/components/links/inThisTab';
import { paths } from '~/domain/paths';
import { SignInLayout } from '~/screens/signIn/SignInLayout/SignInLayout';

import { PageHead } from '../routing/PageHead';
import { upcomingTitle } from '../routing/pageTitles';

export function UpcomingRoute() {
  const { pathname, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const title = upcomingTitle(pathname);
  // The e-mail that came along goes back with whoever turns round.
  const turnBack = () => void navigate(paths.signIn.password(), { state });
  return (
    <>
      <PageHead title={title} />
      <SignInLayout heading={title} lead={upcomingCopy.text}>
        <Button variant="outlined" href={paths.signIn.password()} onClick={inThisTab(turnBack)}>
          Back to the password
        </Button>
      </SignInLayout>
    </>
  );
}
