import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { paths } from '~/domain/paths';
import { consentQuestion, consentRequired } from '~/domain/session/consent';

import { storeAuthCookie } from '../store/authCookieStorage';
import { hasConsent, storeConsent } from '../store/consentStorage';
import { session } from '../store/session';

const cookiesBlockedMessage =
  "Your browser blocks cookies for this site, so we can't sign you in. Allow them in its settings, then try again.";

/** Signs in after the password: asks for cookie consent once, stores the cookie and opens the agency area. */
export function useLogin(email: string | null) {
  const navigate = useNavigate();
  const { confirm, alert } = useConfirm();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  const attempt = async () => {
    if (!hasConsent()) {
      if (!(await confirm(consentQuestion))) {
        await alert(consentRequired);
        return;
      }
      storeConsent();
    }
    if (!storeAuthCookie()) {
      setError(cookiesBlockedMessage);
      return;
    }
    // Replaces the previous user's entry, even without an e-mail.
    if (email) session.getState().addLoginData(email);
    else session.getState().removeLoginData();
    // Replaces the password page, so that Back leads to the e-mail.
    await navigate(paths.agency.dashboard(), { replace: true });
  };

  const logIn = () => {
    // Ignores double submission, also while a dialog is open.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    void attempt().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };

  return { busy, error, logIn };
}
