import Cookies from 'js-cookie';

import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

const { name, lifetimeDays } = authCookie;
// max-age rather than expires: a device with a wrong clock would drop the cookie at once.
const lifetimeSeconds = lifetimeDays * 24 * 60 * 60;
// Storybook is built with a relative base, which is not a valid cookie path.
const path = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

/** Returns the raw text of a cookie that cannot be decoded, so that it counts as invalid and not as absent. */
const cookies = Cookies.withConverter({
  read: (value) => {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  },
});

/** The decoded text of the sign-in cookie, or undefined without one. */
export function authCookieText(): string | undefined {
  try {
    return cookies.get(name);
  } catch {
    // Sandboxed frames have no cookies.
    return undefined;
  }
}

/** Stores the sign-in cookie. Returns false if the browser blocks cookies. */
export function storeAuthCookie(): boolean {
  const text = JSON.stringify(placeholderAuth);
  try {
    const secure = window.location.protocol === 'https:';
    Cookies.set(name, text, { 'max-age': String(lifetimeSeconds), path, sameSite: 'strict', secure });
  } catch {
    return false;
  }
  return authCookieText() === text;
}

export function removeAuthCookie(): void {
  Cookies.remove(name, { path });
}
