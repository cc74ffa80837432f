import { settings } from 'virtual:settings';

import { parseAuthCookie } from '~/domain/session/authCookie';

import { authCookieText } from '../store/authCookieStorage';
import { createApiClient } from './apiClient';

const options = { baseUrl: settings.apiBaseUrl ?? '/', fetch: ((...call) => window.fetch(...call)) as typeof fetch };

/** For calls before sign-in. */
export const anonymousClient = createApiClient(options);

/**
 * For calls of the signed-in user; no screen makes one yet.
 * @public
 */
export const signedInClient = createApiClient({
  ...options,
  readToken: () => {
    const cookie = parseAuthCookie(authCookieText());
    return cookie.kind === 'signedIn' ? cookie.token : undefined;
  },
});
