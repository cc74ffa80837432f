import type { BrowserContext } from 'playwright';

import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

import { siteOrigin } from './visit';

/** Sets the sign-in cookie, with the given JSON text. */
export const setAuthCookie = (context: BrowserContext, text = JSON.stringify(placeholderAuth)) =>
  context.addCookies([{ name: authCookie.name, value: encodeURIComponent(text), url: siteOrigin }]);
