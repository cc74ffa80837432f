import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { decideAccess, invalidCookieMessage, parseAuthCookie } from '~/domain/session/authCookie';

import { authCookieText } from '../store/authCookieStorage';

/** Events after which the cookie may have changed: in another tab, by expiry, or while the page was in the bfcache. */
const recheckEvents = ['visibilitychange', 'focus', 'pageshow', 'storage'] as const;

function subscribeToCookie(check: () => void) {
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const event of recheckEvents) window.addEventListener(event, check, { signal });
  // When another tab signs out, its storage event can arrive before the cookie is deleted. After a storage event, every
  // change of a cookie is therefore checked as well.
  let hasStorageEvent = false;
  window.addEventListener('storage', () => (hasStorageEvent = true), { signal });
  if ('cookieStore' in window)
    window.cookieStore.addEventListener('change', () => hasStorageEvent && check(), { signal });
  return () => listeners.abort();
}

/**
 * Renders the portal if the sign-in cookie holds a token, and redirects to the sign-in otherwise. Checks the cookie on
 * every navigation and after `recheckEvents`. It is a navigation aid and no access control: a script sets the cookie.
 */
export function AgencyGuard({ children }: { children: ReactNode }) {
  const cookie = useSyncExternalStore(subscribeToCookie, authCookieText);
  const result = parseAuthCookie(cookie);
  const invalidText = result.kind === 'invalid' ? cookie : undefined;
  useEffect(() => {
    if (invalidText !== undefined) console.error(invalidCookieMessage, invalidText);
  }, [invalidText]);
  return decideAccess(result) === 'admit' ? children : <Navigate to={paths.signIn.email()} replace />;
}
