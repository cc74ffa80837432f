export type PostOptions = Pick<RequestInit, 'redirect'> & {
  fetch: typeof fetch;
  /** Time limit in ms; the promise then rejects with a DOMException named 'TimeoutError'. */
  timeoutMs: number;
  /** Cancels the request. */
  signal?: AbortSignal;
  /** Bearer token, if the user is signed in. */
  token?: string | undefined;
};

/** Posts `body` as JSON, once and without cookies. */
export function postJson(url: string, body: unknown, options: PostOptions): Promise<Response> {
  const { fetch, timeoutMs, signal, token, ...request } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(url, {
    ...request,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
}
