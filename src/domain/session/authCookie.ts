import { isRecord } from '../isRecord';

/** The cookie that admits to the agency area. */
export const authCookie = { name: 'auth', lifetimeDays: 1 } as const;

/** What is written to the console before the text of a cookie that could not be used. */
export const invalidCookieMessage = 'Invalid cookie data:';

/** What the cookie holds, as JSON. */
export type AuthData = { token: string; id: string; role: string };

/** What signing in stores. It stands in for a server's answer: the guard it feeds is a navigation aid, not protection. */
export const placeholderAuth: AuthData = { token: 'placeholder-token', id: 'placeholder-id', role: 'age' };

/** A cookie's text as it was understood: there was none, it could not be used, or it holds a token. */
export type AuthCookieResult = { kind: 'absent' } | { kind: 'invalid' } | { kind: 'signedIn'; token: string };

/** Reads the text of the cookie, already decoded; `undefined` when there is none. Never throws. */
export function parseAuthCookie(text: string | undefined): AuthCookieResult {
  if (text === undefined) return { kind: 'absent' };
  try {
    const data: unknown = JSON.parse(text);
    // The id and the role are not looked at: whoever holds a token counts as 'Agencies'.
    if (!isRecord(data) || !Object.hasOwn(data, 'token')) return { kind: 'invalid' };
    const { token } = data;
    return typeof token === 'string' && token.trim() !== '' ? { kind: 'signedIn', token } : { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}
