import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { decideAccess, invalidCookieMessage, parseAuthCookie } from '~/domain/session/authCookie';

import { authCookieText } from '../store/authCookieStorage';

/** Events after which the cookie may have changed: another tab, expiry, a page from the back-forward cache. */
const recheckEvents = ['visibilitychange', 'focus', 'pageshow', 'storage'] as const;

function subscribeToCookie(check: () => void) {
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const event of recheckEvents) window.addEventListener(event, check, { signal });
  // A storage event of another tab can arrive before its cookie change, so cookie changes are checked after it too.
  let hasStorageEvent = false;
  window.addEventListener('storage', () => (hasStorageEvent = true), { signal });
  if ('cookieStore' in window)
    window.cookieStore.addEventListener('change', () => hasStorageEvent && check(), { signal });
  return () => listeners.abort();
}

/**
 * Renders the agency area if the cookie holds a token, else redirects to the sign-in. Checked on every navigation and when
 * the tab becomes visible. A navigation aid, not access control: the cookie is set by script.
 */
export function AgencyGuard({ children }: { children: ReactNode }) {
  const cookie = useSyncExternalStore(subscribeToCookie, authCookieText);
  const result = parseAuthCookie(cookie);
  const invalid = result.kind === 'invalid' ? cookie : undefined;
  useEffect(() => {
    if (invalid !== undefined) console.error(invalidCookieMessage, invalid);
  }, [invalid]);
  return decideAccess(result) === 'admit' ? children : <Navigate to={paths.signIn.email()} replace />;
}
