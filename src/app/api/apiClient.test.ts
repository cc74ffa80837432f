import { describe, expect, it, vi } from 'vitest';

import { createApiClient } from './apiClient';

const answering = () => vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
const never = new AbortController().signal;

describe('an API client', () => {
  it('SET-06 sends JSON once, to the base address and nothing appended', async () => {
    const fetch = answering();
    const client = createApiClient({ baseUrl: 'https://api.example.com/v1', fetch });
    await client.post('', { email: 'owner@example.com', otp: '4820' }, never);
    expect(fetch).toHaveBeenCalledOnce();
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('https://api.example.com/v1');
    expect(request).toMatchObject({ method: 'POST', body: '{"email":"owner@example.com","otp":"4820"}' });
    expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
  });

  it('LOG-13 carries no token when it speaks for nobody', async () => {
    const fetch = answering();
    await createApiClient({ baseUrl: '', fetch }).post('/', {}, never);
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(new Headers(request?.headers).has('authorization')).toBe(false);
    expect(request?.credentials).toBe('omit');
  });

  it('SET-06 carries the token of whoever is signed in at the time of the call', async () => {
    const fetch = answering();
    let token: string | undefined = 'first';
    const client = createApiClient({ baseUrl: '', fetch, readToken: () => token });
    const sent = async () => {
      await client.post('/', {}, never);
      return new Headers(fetch.mock.lastCall?.[1]?.headers).get('authorization');
    };
    expect(await sent()).toBe('Bearer first');
    token = 'second';
    expect(await sent()).toBe('Bearer second');
    token = undefined;
    expect(await sent()).toBeNull();
  });

  it('is called off by whoever called', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const leaving = new AbortController();
    const call = createApiClient({ baseUrl: '', fetch }).post('/', {}, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
  });
});
