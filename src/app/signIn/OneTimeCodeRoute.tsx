import { settings } from 'virtual:settings';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { carriedEmail } from '~/domain/session/carriedEmail';
import { oneTimeCodeCopy } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen.copy';
import { OneTimeCodeScreen } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen';

import { anonymousClient } from '../api/clients';
import { createVerifyCode } from '../api/verifyCode';
import { PageHead } from '../page/PageHead';
import { useCodeCheck } from './useCodeCheck';
import { useCountdown } from './useCountdown';

const verifyCode = createVerifyCode(anonymousClient);

/** Without a server of its own nobody has verified anything, so nothing is said. */
const success = settings.apiBaseUrl === undefined ? 'open' : 'verified';

export function OneTimeCodeRoute() {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const email = carriedEmail(state);
  const { seconds, restart } = useCountdown();
  const { check, verify } = useCodeCheck(verifyCode, email, success);
  return (
    <>
      <PageHead title={oneTimeCodeCopy.heading} />
      <OneTimeCodeScreen
        email={email}
        secondsLeft={seconds}
        check={check}
        onVerify={verify}
        onResend={restart}
        onFollowToEmail={() => void navigate(paths.signIn.admin(), { state })}
      />
    </>
  );
}
