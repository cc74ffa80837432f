export type PostOptions = Pick<RequestInit, 'redirect'> & {
  fetch: typeof fetch;
  /** Time limit in ms. When it is over, the promise rejects with a DOMException named 'TimeoutError'. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** Bearer token for the Authorization header; undefined sends no such header. */
  token?: string | undefined;
};

/** Posts `body` as JSON, without cookies and without retrying. */
export function postJson(url: string, body: unknown, options: PostOptions): Promise<Response> {
  const { fetch, timeoutMs, signal, token, ...requestInit } = options;
  return fetch(url, {
    ...requestInit,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: combineSignals([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
}

/** Returns a signal that aborts with the first of `signals`. Safari before version 17.4 has no `AbortSignal.any`. */
function combineSignals(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
