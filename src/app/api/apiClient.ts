import { postJson } from './postJson';

/** Time limit of an API call, in ms. */
const apiTimeoutMs = 10_000;

export type ApiClientOptions = {
  /** Prefix of every URL, such as 'https://api.example.com/v1', or '/' for the root of the site's own origin. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Returns the user's token. It is called before each request. If it is left out, requests carry no token. */
  readToken?: () => string | undefined;
};

export type ApiClient = {
  /** Posts `body` as JSON to `path` without retrying. Rejects on a redirect, a timeout, or when `signal` aborts. */
  post: (path: string, body: unknown, signal: AbortSignal) => Promise<Response>;
};

/** Creates a client for the API at `baseUrl`. */
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
