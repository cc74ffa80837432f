import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { readEmail } from '~/domain/session/readEmail';
import { passwordCopy } from '~/screens/signIn/PasswordScreen/PasswordScreen.copy';
import { PasswordScreen } from '~/screens/signIn/PasswordScreen/PasswordScreen';

import { PageHead } from '../page/PageHead';
import { useLogin } from './useLogin';

export function PasswordRoute() {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const email = readEmail(state);
  const { isBusy, error, logIn } = useLogin(email);
  return (
    <>
      <PageHead title={passwordCopy.heading} />
      <PasswordScreen
        email={email}
        isBusy={isBusy}
        error={error}
        onLogin={logIn}
        onOpenCodePage={() => void navigate(paths.signIn.code(), { state })}
        onOpenEmailPage={() => void navigate(paths.signIn.email(), { state })}
      />
    </>
  );
}
