import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { decideAccess, invalidCookieMessage, parseAuthCookie } from '~/domain/session/authCookie';

import { authCookieText } from '../store/authCookieStorage';

/** Events after which the cookie may have changed: in another tab, by expiry, or while the page was in the bfcache. */
const recheckEvents = ['visibilitychange', 'focus', 'pageshow', 'storage'] as const;

function subscribeToCookie(check: () => void) {
  const listenerController = new AbortController();
  const { signal } = listenerController;
  for (const event of recheckEvents) window.addEventListener(event, check, { signal });
  // When another tab signs out, its storage event can arrive before the cookie is deleted. The guard therefore checks
  // the cookie again on each cookie change after a storage event.
  let hasStorageEvent = false;
  window.addEventListener('storage', () => (hasStorageEvent = true), { signal });
  if ('cookieStore' in window)
    window.cookieStore.addEventListener('change', () => hasStorageEvent && check(), { signal });
  return () => listenerController.abort();
}

/**
 * Renders the portal if the sign-in cookie holds a token, and redirects to the sign-in otherwise. Checks the cookie on
 * every navigation and after `recheckEvents`. It is a navigation aid and no access control: a script sets the cookie.
 */
export function AgencyGuard({ children }: { children: ReactNode }) {
  const cookie = useSyncExternalStore(subscribeToCookie, authCookieText);
  const result = parseAuthCookie(cookie);
  const invalidCookie = result.kind === 'invalid' ? cookie : undefined;
  useEffect(() => {
    if (invalidCookie !== undefined) console.error(invalidCookieMessage, invalidCookie);
  }, [invalidCookie]);
  return decideAccess(result) === 'admit' ? children : <Navigate to={paths.signIn.email()} replace />;
}
