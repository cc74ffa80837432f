import { postJson } from './postJson';

/** Time limit of an API call, in ms. */
const apiTimeoutMs = 10_000;

export type ApiClientOptions = {
  /** Prefix of every URL, such as 'https://api.example.com/v1', or '/' for the root of the site's own origin. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Returns the user's token; called before each request. Without this function, requests carry no token. */
  readToken?: () => string | undefined;
};

export type ApiClient = {
  /** Posts `body` as JSON to `path` without retrying. Rejects on a network error, redirect, timeout or abort. */
  post: (path: string, body: unknown, signal: AbortSignal) => Promise<Response>;
};

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
