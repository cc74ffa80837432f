import { useEffect, useRef, useState } from 'react';

import type { CodeCheck } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen';

import type { VerifyCode } from '../api/verifyOneTimeCode';

/** Verifies one-time codes: one request at a time, aborted on unmount. `success` is the status after a 2xx response. */
export function useCodeCheck(verifyCode: VerifyCode, email: string | null, success: CodeCheck) {
  const [check, setCheck] = useState<CodeCheck>('open');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const verify = (otp: string) => {
    // Ignores double submission.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setCheck('checking');
    void verifyCode({ email, otp }, controller.signal).then((isAccepted) => {
      if (controller.signal.aborted) return;
      running.current = undefined;
      setCheck(isAccepted ? success : 'wrong');
    });
  };
  return { check, verify };
}
