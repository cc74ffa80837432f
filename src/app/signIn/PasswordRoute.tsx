import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { carriedEmail } from '~/domain/session/carriedEmail';
import { passwordCopy } from '~/screens/signIn/PasswordScreen/PasswordScreen.copy';
import { PasswordScreen } from '~/screens/signIn/PasswordScreen/PasswordScreen';

import { PageHead } from '../page/PageHead';
import { useLogin } from './useLogin';
import { usePrefetch } from './usePrefetch';

const nextPages = () =>
  Promise.all([import('../agency/AgencyArea'), import('../agency/DashboardRoute'), import('./OneTimeCodeRoute')]);

export function PasswordRoute() {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const email = carriedEmail(state);
  const { busy, problem, logIn } = useLogin(email);
  usePrefetch(nextPages);
  return (
    <>
      <PageHead title={passwordCopy.heading} />
      <PasswordScreen
        email={email}
        busy={busy}
        problem={problem}
        onLogin={logIn}
        onFollowToCode={() => void navigate(paths.signIn.code(), { state })}
        onFollowToEmail={() => void navigate(paths.signIn.email(), { state })}
      />
    </>
  );
}
