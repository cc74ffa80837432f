import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';

import { removeAuthCookie } from '../store/authCookieStorage';
import { printSelection } from '../store/printSelectionStore';
import { session } from '../store/session';
import { entriesSinceSignIn } from './entriesSinceSignIn';

/**
 * Signs out and shows the sign-in in place of the visit's first history entry, so that Back leads to the page before the
 * visit and not through pages that redirect to the sign-in.
 */
export function useLogout() {
  const navigate = useNavigate();
  // `flushSync`: the empty e-mail form has to be committed before the history moves.
  const toSignIn = async () => navigate(paths.signIn.email(), { replace: true, flushSync: true });

  const logOut = async () => {
    removeAuthCookie();
    session.getState().removeLoginData();
    printSelection.getState().clear();
    const steps = stepsBack();
    await toSignIn();
    if (steps === 0) return;
    // Replaces that entry too: its state may hold the e-mail.
    window.addEventListener('popstate', () => void toSignIn(), { once: true });
    await navigate(-steps);
  };
  return () => void logOut();
}

/** 0 in browsers without the Navigation API. */
function stepsBack(): number {
  if (!('navigation' in window)) return 0;
  const { currentEntry } = window.navigation;
  return currentEntry ? entriesSinceSignIn(window.navigation.entries(), currentEntry.index) : 0;
}
