import Cookies from 'js-cookie';

import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

const { name, lifetimeDays } = authCookie;
// As a duration and not as a date: a device whose clock is wrong would drop the cookie at once.
const lifetimeSeconds = lifetimeDays * 24 * 60 * 60;
// A Storybook is built with a relative base, which is no path of a cookie.
const path = import.meta.env.BASE_URL.startsWith('/') ? import.meta.env.BASE_URL : '/';

/** A cookie whose escapes can not be decoded is still there: its text as it stands says so to whoever reads it. */
const cookies = Cookies.withConverter({
  read: (value) => {
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  },
});

/** The sign-in cookie's text as the browser holds it. */
export function authCookieText(): string | undefined {
  try {
    return cookies.get(name);
  } catch {
    // A document without cookies at all, as in a sandboxed frame.
    return undefined;
  }
}

/** Stores the sign-in cookie and reads it back: false where the browser keeps no cookies. */
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
