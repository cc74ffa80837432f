import { postJson } from './postJson';

/** Time limit for an API call, in ms. */
const apiTimeoutMs = 10_000;

export type ApiClientOptions = {
  /** Prefix of every URL, without a trailing slash. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Returns the user's token, read for each call. Without it, calls are anonymous. */
  readToken?: () => string | undefined;
};

export type ApiClient = {
  /** Sends `body` as JSON to `path`, once. Rejects on a redirect, a time-out, or when `signal` aborts. */
  post: (path: string, body: unknown, signal: AbortSignal) => Promise<Response>;
};

/** Client for the product's server. */
export function createApiClient({ baseUrl, fetch, readToken }: ApiClientOptions): ApiClient {
  return {
    post: (path, body, signal) =>
      postJson(`${baseUrl}${path}`, body, {
        fetch,
        signal,
        token: readToken?.(),
        redirect: 'error',
        timeoutMs: apiTimeoutMs,
      }),
  };
}
