import { settings } from 'virtual:settings';

import { readAuthCookie } from '~/domain/session/authCookie';

import { authCookieText } from '../store/authCookie';
import { createApiClient } from './apiClient';

const baseUrl = settings.apiBaseUrl ?? '/';

/** Speaks for nobody: what is asked before anybody has signed in. */
export const anonymousClient = createApiClient({ baseUrl, fetch: (...call) => window.fetch(...call) });

/** Speaks for whoever is signed in. */
export const signedInClient = createApiClient({
  baseUrl,
  fetch: (...call) => window.fetch(...call),
  readToken: () => {
    const reading = readAuthCookie(authCookieText());
    return reading.kind === 'signedIn' ? reading.token : undefined;
  },
});
