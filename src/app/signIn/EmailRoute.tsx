import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { readEmail } from '~/domain/session/readEmail';
import type { EmailState } from '~/domain/session/readEmail';
import { emailCopy } from '~/screens/signIn/EmailScreen/EmailScreen.copy';
import { EmailScreen } from '~/screens/signIn/EmailScreen/EmailScreen';

import { PageHead } from '../page/PageHead';

export function EmailRoute() {
  const navigate = useNavigate();
  const location = useLocation() as Location<unknown>;
  const isAdmin = useMatch(paths.signIn.admin()) !== null;

  const openPasswordPage = async (email: string) => {
    const state: EmailState = { email };
    // Stores the email in this history entry too, so that Back shows it in the field for correction.
    await navigate(location, { replace: true, state });
    await navigate(paths.signIn.password(), { state });
  };
  return (
    <>
      <PageHead title={isAdmin ? emailCopy.adminTitle : emailCopy.title} />
      <EmailScreen email={readEmail(location.state) ?? ''} onContinue={(email) => void openPasswordPage(email)} />
    </>
  );
}
