import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { carriedEmail } from '~/domain/session/carriedEmail';
import { PasswordScreen } from '~/screens/signIn/PasswordScreen/PasswordScreen';

import { PageHead } from '../routing/PageHead';
import { useLogin } from './useLogin';

export function PasswordRoute() {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const email = carriedEmail(state);
  const { busy, problem, logIn } = useLogin(email);
  return (
    <>
      <PageHead title="Sign in" />
      <PasswordScreen
        email={email}
        busy={busy}
        problem={problem}
        onLogin={logIn}
        onFollowToCode={() => void navigate(paths.signIn.code(), { state })}
      />
    </>
  );
}
