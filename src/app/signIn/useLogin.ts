import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { paths } from '~/domain/paths';
import { consentQuestion, consentRequiredMessage } from '~/domain/session/consent';

import { storeAuthCookie } from '../store/authCookieStorage';
import { hasConsent, storeConsent } from '../store/consentStorage';
import { sessionStore } from '../store/session';

const cookiesBlockedMessage =
  "Your browser blocks cookies for this site, so we can't sign you in. Allow them in its settings, then try again.";

/** Returns `logIn`, which asks for cookie consent if needed, stores the sign-in cookie and opens the dashboard. */
export function useLogin(email: string | null) {
  const navigate = useNavigate();
  const { confirm, alert } = useConfirm();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);

  const attemptLogIn = async () => {
    if (!hasConsent()) {
      if (!(await confirm(consentQuestion))) {
        await alert(consentRequiredMessage);
        return;
      }
      storeConsent();
    }
    if (!storeAuthCookie()) {
      setError(cookiesBlockedMessage);
      return;
    }
    // Without an email, removes the stored email of the previous user.
    if (email) sessionStore.getState().addLoginData(email);
    else sessionStore.getState().removeLoginData();
    // Replaces the password page in the history, so that Back leads to the email page.
    await navigate(paths.agency.dashboard(), { replace: true });
  };

  const logIn = () => {
    // Ignores a second submission until the first has ended, also while a dialog asks for consent.
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setError(null);
    void attemptLogIn().finally(() => {
      isRunning.current = false;
      setIsBusy(false);
    });
  };

  return { isBusy, error, logIn };
}
