/** How long an answer is waited for, in ms. */
export const answerLimitMs = 10_000;

export type ApiClientOptions = {
  /** What addresses begin with, without a slash at the end. */
  baseUrl: string;
  fetch: typeof fetch;
  /** The token of whoever is signed in, read for each call. A client without it speaks for nobody. */
  readToken?: () => string | undefined;
};

export type ApiClient = {
  /** Sends `body` as JSON to `path`, once. Rejects when there is no answer in time or `signal` calls it off. */
  post: (path: string, body: unknown, signal: AbortSignal) => Promise<Response>;
};

/** A client of the product's server: with the bearer token of whoever is signed in, or, without `readToken`, for nobody. */
export function createApiClient({ baseUrl, fetch, readToken }: ApiClientOptions): ApiClient {
  return {
    post: (path, body, signal) => {
      const token = readToken?.();
      return fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        // Who calls is said by the token alone.
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
      });
    },
  };
}
