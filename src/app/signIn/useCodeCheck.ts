import { useEffect, useRef, useState } from 'react';

import type { CodeCheck } from '~/screens/signIn/OneTimeCodeScreen/OneTimeCodeScreen';

import type { VerifyCode } from '../api/verifyCode';

/**
 * Has a code verified: one call at a time, called off when the page is left. `success` is what a code that was taken is
 * shown as.
 */
export function useCodeCheck(verifyCode: VerifyCode, email: string | null, success: CodeCheck) {
  const [check, setCheck] = useState<CodeCheck>('open');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const verify = (otp: string) => {
    // A second press while the first is on its way is the same attempt.
    if (running.current) return;
    const call = new AbortController();
    running.current = call;
    setCheck('checking');
    void verifyCode({ email, otp }, call.signal).then((taken) => {
      if (call.signal.aborted) return;
      running.current = undefined;
      setCheck(taken ? success : 'wrong');
    });
  };
  return { check, verify };
}
