import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { decideAccess } from '~/domain/session/access';
import { invalidCookieMessage, readAuthCookie } from '~/domain/session/authCookie';

import { authCookieText } from '../store/authCookie';

/** What can have changed the cookie while nobody looked: another tab, the clock, a page out of the back-forward cache. */
const returns = ['visibilitychange', 'focus', 'pageshow', 'storage'] as const;

function onReturn(check: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of returns) window.addEventListener(event, check, { signal });
  // Word of what another tab has stored can come before word of its cookies, which browsers of today pass on as well.
  let heardOfAnother = false;
  window.addEventListener('storage', () => (heardOfAnother = true), { signal });
  if ('cookieStore' in window)
    window.cookieStore.addEventListener('change', () => heardOfAnother && check(), { signal });
  return () => listening.abort();
}

/**
 * Shows the agency area to whoever carries a token. The cookie is read whenever this renders, which every navigation
 * makes it do, and when the tab comes back into view. A navigation aid, not access control: the cookie is set by script.
 */
export function AgencyGuard({ children }: { children: ReactNode }) {
  const cookie = useSyncExternalStore(onReturn, authCookieText);
  const reading = readAuthCookie(cookie);
  const invalid = reading.kind === 'invalid' ? cookie : undefined;
  useEffect(() => {
    if (invalid !== undefined) console.error(invalidCookieMessage, invalid);
  }, [invalid]);
  return decideAccess(reading) === 'admit' ? children : <Navigate to={paths.signIn.email()} replace />;
}
