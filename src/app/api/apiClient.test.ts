import { describe, expect, it, vi } from 'vitest';

import { createApiClient } from './apiClient';

const createFetchStub = () => vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
const { signal } = new AbortController();

describe('createApiClient', () => {
  it('SET-06 sends JSON once, and to the base URL itself if the path is empty', async () => {
    const fetch = createFetchStub();
    const client = createApiClient({ baseUrl: 'https://api.example.com/v1', fetch });
    await client.post('', { email: 'owner@example.com', otp: '4820' }, signal);
    expect(fetch).toHaveBeenCalledOnce();
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example.com/v1');
    expect(request).toMatchObject({ method: 'POST', body: '{"email":"owner@example.com","otp":"4820"}' });
    expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
  });

  it('LOG-13 sends no token and no cookies from an anonymous client, and follows no redirect', async () => {
    const fetch = createFetchStub();
    await createApiClient({ baseUrl: '', fetch }).post('/', {}, signal);
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(new Headers(request?.headers).has('authorization')).toBe(false);
    expect(request).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  it('SET-06 sends the token that is current at the time of the call', async () => {
    const fetch = createFetchStub();
    let token: string | undefined = 'first';
    const client = createApiClient({ baseUrl: '', fetch, readToken: () => token });
    const postAndReadToken = async () => {
      await client.post('/', {}, signal);
      return new Headers(fetch.mock.lastCall?.[1]?.headers).get('authorization');
    };
    expect(await postAndReadToken()).toBe('Bearer first');
    token = 'second';
    expect(await postAndReadToken()).toBe('Bearer second');
    token = undefined;
    expect(await postAndReadToken()).toBeNull();
  });

  it('LOG-13 times out after 10 seconds', async () => {
    const createTimeout = vi.spyOn(AbortSignal, 'timeout');
    await createApiClient({ baseUrl: '', fetch: createFetchStub() }).post('/', {}, signal);
    expect(createTimeout).toHaveBeenCalledExactlyOnceWith(10_000);
    createTimeout.mockRestore();
  });

  it('aborts the request when the signal of the caller aborts', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const controller = new AbortController();
    const pendingPost = createApiClient({ baseUrl: '', fetch }).post('/', {}, controller.signal);
    controller.abort();
    await expect(pendingPost).rejects.toThrow('aborted');
  });

  it('aborts the request at once if the signal of the caller is already aborted', async () => {
    const fetch = createFetchStub();
    await createApiClient({ baseUrl: '', fetch }).post('/', {}, AbortSignal.abort());
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
