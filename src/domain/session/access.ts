import type { AuthCookieResult } from './authCookie';

export type Access = 'admit' | 'toSignIn';

/** Decides if the agency area opens; any token admits. */
export function decideAccess(cookie: AuthCookieResult): Access {
  return cookie.kind === 'signedIn' ? 'admit' : 'toSignIn';
}
