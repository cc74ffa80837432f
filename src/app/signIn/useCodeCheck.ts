import { useEffect, useRef, useState } from 'react';

import type { VerificationStatus } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen';

import type { VerifyCode } from '../api/verifyOneTimeCode';

/**
 * Returns `verify`, which sends a one-time code, and the status of the check. Sends one request at a time and aborts it
 * on unmount. `acceptedStatus` is the status of a code that the server has accepted.
 */
export function useCodeCheck(verifyCode: VerifyCode, email: string | null, acceptedStatus: VerificationStatus) {
  const [checkStatus, setCheckStatus] = useState<VerificationStatus>('open');
  const runningRequest = useRef<AbortController>(undefined);
  useEffect(() => () => runningRequest.current?.abort(), []);

  const verify = (otp: string) => {
    // Ignores a second submission while the first is running.
    if (runningRequest.current) return;
    const controller = new AbortController();
    runningRequest.current = controller;
    setCheckStatus('checking');
    void verifyCode({ email, otp }, controller.signal).then((isAccepted) => {
      if (controller.signal.aborted) return;
      runningRequest.current = undefined;
      setCheckStatus(isAccepted ? acceptedStatus : 'wrong');
    });
  };
  return { checkStatus, verify };
}
