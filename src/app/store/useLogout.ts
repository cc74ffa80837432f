import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';

import { removeAuthCookie } from './authCookie';
import { printSelection } from './printSelection';
import { session } from './session';
import { entriesSinceSignIn } from '../signIn/entriesSinceSignIn';

/**
 * Signs out and leads to the sign-in, in the place of the first page of this stay: Back then leads to what came before
 * it, and not through pages that only lead to the sign-in again.
 */
export function useLogout() {
  const navigate = useNavigate();
  // At once, so that the empty e-mail entry stands before the way back leads through one that may be filled.
  const toSignIn = async () => navigate(paths.signIn.email(), { replace: true, flushSync: true });

  const logOut = async () => {
    removeAuthCookie();
    session.getState().removeLoginData();
    printSelection.getState().drop();
    const steps = stepsBack();
    await toSignIn();
    if (steps === 0) return;
    // Once more where that leads to: there the e-mail may still be kept.
    window.addEventListener('popstate', () => void toSignIn(), { once: true });
    await navigate(-steps);
  };
  return () => void logOut();
}

/** None where the browser does not tell what its history holds. */
function stepsBack(): number {
  if (!('navigation' in window)) return 0;
  const { currentEntry } = window.navigation;
  return currentEntry ? entriesSinceSignIn(window.navigation.entries(), currentEntry.index) : 0;
}
