import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { paths } from '~/domain/paths';
import { consentQuestion, consentRefused } from '~/domain/session/consent';

import { storeAuthCookie } from '../store/authCookie';
import { hasConsent, storeConsent } from '../store/consent';
import { session } from '../store/session';

const cookiesAreOff =
  'Your browser does not keep cookies for this site, so you can not be signed in. Allow cookies for it in the browser’s settings and try again.';

/** The sign-in after the password: ask for consent where it was not given yet, store the cookie, open the portal. */
export function useLogin(email: string | null) {
  const navigate = useNavigate();
  const { confirm, alert } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  const attempt = async () => {
    if (!hasConsent()) {
      if (!(await confirm(consentQuestion))) {
        await alert(consentRefused);
        return;
      }
      storeConsent();
    }
    if (!storeAuthCookie()) {
      setProblem(cookiesAreOff);
      return;
    }
    // Whoever signed in before is forgotten, also by somebody who has come without an e-mail.
    if (email) session.getState().addLoginData(email);
    else session.getState().removeLoginData();
    // In the place of the password: Back leads to the e-mail, and not to a password that has been entered.
    await navigate(paths.agency.dashboard(), { replace: true });
  };

  const logIn = () => {
    // A second press while the question stands is the same attempt.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    void attempt().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };

  return { busy, problem, logIn };
}
