import Cookies from 'js-cookie';

import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

const { name: cookieName, lifetimeDays } = authCookie;
// Uses `max-age` instead of `expires`: with `expires`, a browser whose clock is wrong could delete the cookie at once.
const lifetimeSeconds = lifetimeDays * 24 * 60 * 60;
// Uses '/' if the base URL is relative, as in Storybook's build, since a cookie path must be absolute.
const cookiePath = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

/** js-cookie that returns the raw text of a cookie that cannot be decoded. The text is then rejected as invalid. */
const cookies = Cookies.withConverter({
  read: (value) => {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  },
});

/** Returns the decoded text of the sign-in cookie; undefined if there is none. */
export function readAuthCookieText(): string | undefined {
  try {
    return cookies.get(cookieName);
  } catch {
    // In a sandboxed frame, reading cookies throws.
    return undefined;
  }
}

/** Stores the sign-in cookie. Returns false if the browser blocks cookies. */
export function storeAuthCookie(): boolean {
  const text = JSON.stringify(placeholderAuth);
  try {
    const secure = window.location.protocol === 'https:';
    Cookies.set(cookieName, text, { 'max-age': String(lifetimeSeconds), path: cookiePath, sameSite: 'strict', secure });
  } catch {
    return false;
  }
  return readAuthCookieText() === text;
}

export function removeAuthCookie(): void {
  Cookies.remove(cookieName, { path: cookiePath });
}
