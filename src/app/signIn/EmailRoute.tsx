import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { carriedEmail } from '~/domain/session/carriedEmail';
import type { CarriedState } from '~/domain/session/carriedEmail';
import { emailCopy } from '~/screens/signIn/EmailScreen/EmailScreen.copy';
import { EmailScreen } from '~/screens/signIn/EmailScreen/EmailScreen';

import { PageHead } from '../page/PageHead';
import { usePrefetch } from './usePrefetch';

const nextPage = () => import('./PasswordRoute');

export function EmailRoute() {
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  const isAdmin = useMatch(paths.signIn.admin()) !== null;
  usePrefetch(nextPage);

  const goOn = async (email: string) => {
    const state: CarriedState = { email };
    // This entry of the history keeps the e-mail too, for whoever comes back to mend it.
    await navigate(location, { replace: true, state });
    await navigate(paths.signIn.password(), { state });
  };
  return (
    <>
      <PageHead title={isAdmin ? emailCopy.adminTitle : emailCopy.title} />
      <EmailScreen email={carriedEmail(location.state) ?? ''} onContinue={(email) => void goOn(email)} />
    </>
  );
}
