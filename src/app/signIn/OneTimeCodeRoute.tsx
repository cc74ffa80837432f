import { settings } from 'virtual:settings';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { readEmail } from '~/domain/session/readEmail';
import { oneTimeCodeCopy } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen.copy';
import { OneTimeCodeScreen } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen';

import { anonymousClient } from '../api/clients';
import { createVerifyOneTimeCode } from '../api/verifyOneTimeCode';
import { PageHead } from '../page/PageHead';
import { useCodeCheck } from './useCodeCheck';
import { useCountdown } from './useCountdown';

const verifyCode = createVerifyOneTimeCode(anonymousClient);

/**
 * Status that the screen shows when the server accepts a code. Without an API URL, the site's own host receives the
 * request. Its response proves nothing, so the status becomes 'open', as before the first attempt.
 */
const acceptedStatus = settings.apiBaseUrl === undefined ? 'open' : 'verified';

export function OneTimeCodeRoute() {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const email = readEmail(state);
  const { secondsLeft, restart } = useCountdown();
  const { checkStatus, verify } = useCodeCheck(verifyCode, email, acceptedStatus);
  return (
    <>
      <PageHead title={oneTimeCodeCopy.heading} />
      <OneTimeCodeScreen
        email={email}
        secondsLeft={secondsLeft}
        verificationStatus={checkStatus}
        isDemo={settings.apiBaseUrl === undefined}
        onVerify={verify}
        onResend={restart}
        onOpenEmailPage={() => void navigate(paths.signIn.admin(), { state })}
        onOpenPasswordPage={() => void navigate(paths.signIn.password(), { state })}
      />
    </>
  );
}
