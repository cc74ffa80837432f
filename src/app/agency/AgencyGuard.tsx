import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { decideAccess, invalidCookieMessage, parseAuthCookie } from '~/domain/session/authCookie';

import { readAuthCookieText } from '../store/authCookieStorage';

/** Events after which the cookie is checked again, since it may have expired or changed in another tab. */
const recheckEvents = ['visibilitychange', 'focus', 'pageshow', 'storage'] as const;

function subscribeToCookie(check: () => void) {
  const listenerController = new AbortController();
  const { signal } = listenerController;
  for (const event of recheckEvents) window.addEventListener(event, check, { signal });
  // When another tab signs out, the storage event can arrive before the cookie is deleted. From the first storage event
  // on, the guard therefore also checks the cookie on each 'change' event of the cookie store.
  let hasStorageEvent = false;
  window.addEventListener('storage', () => (hasStorageEvent = true), { signal });
  if ('cookieStore' in window)
    window.cookieStore.addEventListener('change', () => hasStorageEvent && check(), { signal });
  return () => listenerController.abort();
}

/**
 * Renders the portal if the sign-in cookie holds a token, and redirects to the sign-in otherwise. Checks the cookie on
 * every navigation and after `recheckEvents`. The guard protects no data, since any script can set the cookie.
 */
export function AgencyGuard({ children }: { children: ReactNode }) {
  const cookieText = useSyncExternalStore(subscribeToCookie, readAuthCookieText);
  const parsedCookie = parseAuthCookie(cookieText);
  const invalidCookieText = parsedCookie.kind === 'invalid' ? cookieText : undefined;
  useEffect(() => {
    if (invalidCookieText !== undefined) console.error(invalidCookieMessage, invalidCookieText);
  }, [invalidCookieText]);
  return decideAccess(parsedCookie) === 'admit' ? children : <Navigate to={paths.signIn.email()} replace />;
}
