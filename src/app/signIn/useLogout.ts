import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';

import { removeAuthCookie } from '../store/authCookie';
import { session } from '../store/session';
import { entriesSinceSignIn } from './entriesSinceSignIn';

/**
 * Signs out and leads to the sign-in, in the place of the first page of this stay: Back then leads to what came before
 * it, and not through pages that only lead to the sign-in again.
 */
export function useLogout() {
  const navigate = useNavigate();
  return () => {
    removeAuthCookie();
    session.getState().removeLoginData();
    const arrive = () => void navigate(paths.signIn.email(), { replace: true });
    const steps = stepsBack();
    if (steps === 0) {
      arrive();
      return;
    }
    window.addEventListener('popstate', arrive, { once: true });
    void navigate(-steps);
  };
}

/** None where the browser does not tell what its history holds. */
function stepsBack(): number {
  if (!('navigation' in window)) return 0;
  const { currentEntry } = window.navigation;
  return currentEntry ? entriesSinceSignIn(window.navigation.entries(), currentEntry.index) : 0;
}
