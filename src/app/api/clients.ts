import { settings } from 'virtual:settings';

import { parseAuthCookie } from '~/domain/session/authCookie';

import { readAuthCookieText } from '../store/authCookieStorage';
import { createApiClient } from './apiClient';

const clientOptions = {
  baseUrl: settings.apiBaseUrl ?? '/',
  fetch: ((...fetchArgs) => window.fetch(...fetchArgs)) as typeof fetch,
};

/** API client that sends no token, for requests before sign-in. */
export const anonymousClient = createApiClient(clientOptions);

/**
 * API client that sends the token of the sign-in cookie, for requests of a signed-in user. No screen uses it yet.
 * @public
 */
export const signedInClient = createApiClient({
  ...clientOptions,
  readToken: () => {
    const cookie = parseAuthCookie(readAuthCookieText());
    return cookie.kind === 'signedIn' ? cookie.token : undefined;
  },
});
