import { parseJsonObject } from '../parseJsonObject';

/** Name and lifetime of the cookie that signs a user in to the portal. */
export const authCookie = { name: 'auth', lifetimeDays: 1 } as const;

/** Start of the console error for an invalid cookie; the text of the cookie follows. */
export const invalidCookieMessage = 'Invalid cookie data:';

/** Content of the sign-in cookie, which is stored as JSON. */
export type AuthData = { token: string; id: string; role: string };

/**
 * Placeholder content of the sign-in cookie, because no server returns a token yet. The guard that reads the cookie
 * therefore does not protect data.
 */
export const placeholderAuth: AuthData = { token: 'placeholder-token', id: 'placeholder-id', role: 'age' };

export type AuthCookieResult = { kind: 'absent' } | { kind: 'invalid' } | { kind: 'signedIn'; token: string };

/** Parses the decoded text of the sign-in cookie; `text` is undefined if there is no cookie. Never throws. */
export function parseAuthCookie(text: string | undefined): AuthCookieResult {
  if (text === undefined) return { kind: 'absent' };
  // Only the token is checked: a cookie without an id or a role is valid.
  const token = parseJsonObject(text)?.['token'];
  return typeof token === 'string' && token.trim() !== '' ? { kind: 'signedIn', token } : { kind: 'invalid' };
}

export type AccessDecision = 'admit' | 'toSignIn';

/** Decides whether a user may open the portal. Any token that is not blank is accepted. */
export function decideAccess(cookie: AuthCookieResult): AccessDecision {
  return cookie.kind === 'signedIn' ? 'admit' : 'toSignIn';
}
