import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';

import { confirmLeaving } from '../page/leaveConfirmation';
import { removeAuthCookie } from '../store/authCookieStorage';
import { portalAgencyStore } from '../store/portalAgencyStore';
import { printingDraftStore } from '../store/printingDraftStore';
import { printSelectionStore } from '../store/printSelectionStore';
import { sessionStore } from '../store/session';
import { countStepsToVisitStart } from './countStepsToVisitStart';

/**
 * Returns a function that signs out, if the user agrees to lose unsaved changes. The function goes back to the first
 * history entry of the visit and replaces it with the sign-in. Back then leads to the page before the visit, and not to
 * pages of the portal, which would redirect to the sign-in.
 */
export function useLogout() {
  const navigate = useNavigate();
  // `flushSync` renders the empty email form before `navigate(-stepCount)` leaves this history entry.
  const openSignIn = async () => navigate(paths.signIn.email(), { replace: true, flushSync: true });

  const logOut = async () => {
    if (!(await confirmLeaving())) return;
    removeAuthCookie();
    sessionStore.getState().removeLoginData();
    printSelectionStore.getState().clear();
    portalAgencyStore.getState().clear();
    const stepCount = countStepsBack();
    await openSignIn();
    // Clears the draft only after the navigation, because the printing screen stores a draft when the user leaves it.
    printingDraftStore.getState().clear();
    if (stepCount === 0) return;
    // After going back, the first history entry of the visit is replaced too, since its state may contain the email.
    window.addEventListener('popstate', () => void openSignIn(), { once: true });
    await navigate(-stepCount);
  };
  return () => void logOut();
}

/** Returns how many history entries to go back; 0 in browsers without the Navigation API. */
function countStepsBack(): number {
  if (!('navigation' in window)) return 0;
  const { currentEntry } = window.navigation;
  return currentEntry ? countStepsToVisitStart(window.navigation.entries(), currentEntry.index) : 0;
}
