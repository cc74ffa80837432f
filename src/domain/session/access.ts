import type { AuthCookieResult } from './authCookie';

export type Access = 'admit' | 'toSignIn';

/** Whether the agency area opens or leads to the sign-in: a token is all that counts. */
export function decideAccess(reading: AuthCookieResult): Access {
  return reading.kind === 'signedIn' ? 'admit' : 'toSignIn';
}
