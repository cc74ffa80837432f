import { isRecord } from '../isRecord';

/** The sign-in cookie of the agency area. */
export const authCookie = { name: 'auth', lifetimeDays: 1 } as const;

/** Logged before the text of an invalid cookie. */
export const invalidCookieMessage = 'Invalid cookie data:';

/** The cookie's JSON content. */
export type AuthData = { token: string; id: string; role: string };

/** Stored on sign-in in place of a server's response; the guard that reads it is a navigation aid, not protection. */
export const placeholderAuth: AuthData = { token: 'placeholder-token', id: 'placeholder-id', role: 'age' };

export type AuthCookieResult = { kind: 'absent' } | { kind: 'invalid' } | { kind: 'signedIn'; token: string };

/** Parses the decoded text of the cookie; `undefined` if there is none. Never throws. */
export function parseAuthCookie(text: string | undefined): AuthCookieResult {
  if (text === undefined) return { kind: 'absent' };
  try {
    const data: unknown = JSON.parse(text);
    // Only the token is checked, not the id and the role.
    if (!isRecord(data) || !Object.hasOwn(data, 'token')) return { kind: 'invalid' };
    const { token } = data;
    return typeof token === 'string' && token.trim() !== '' ? { kind: 'signedIn', token } : { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}

export type Access = 'admit' | 'toSignIn';

/** Decides if the agency area opens; any token admits. */
export function decideAccess(cookie: AuthCookieResult): Access {
  return cookie.kind === 'signedIn' ? 'admit' : 'toSignIn';
}
