export type PostOptions = Pick<RequestInit, 'redirect'> & {
  fetch: typeof fetch;
  /** Time limit in ms. When it is over, the promise rejects with a DOMException named 'TimeoutError'. */
  timeoutMs: number;
  /** Signal with which the caller aborts the request. */
  signal?: AbortSignal;
  /** Bearer token for the Authorization header; undefined sends no such header. */
  token?: string | undefined;
};

/** Posts `body` as JSON, without cookies and without retrying. */
export function postJson(url: string, body: unknown, options: PostOptions): Promise<Response> {
  const { fetch, timeoutMs, signal, token, ...request } = options;
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
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
    signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
  });
}
