import { describe, expect, it, vi } from 'vitest';

import { sampleEnquiry } from '~/domain/enquiry/enquiry.sample';
import { EnquiryError } from '~/domain/enquiry/enquiryError';

import { createSendEnquiry } from './sendEnquiry';

const endpoint = 'https://desk.example.com/enquiries';

const sendWith = (fetch: typeof globalThis.fetch) => createSendEnquiry({ endpoint, fetch })(sampleEnquiry);

const createFetchStub = (status: number) => vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status })));

describe('createSendEnquiry', () => {
  it('SET-05 posts the enquiry once, as JSON and without cookies', async () => {
    const fetch = createFetchStub(202);
    await sendWith(fetch);
    expect(fetch).toHaveBeenCalledOnce();
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit', body: JSON.stringify(sampleEnquiry) });
    expect(new Headers(request?.headers).get('Content-Type')).toBe('application/json');
  });

  it.each([301, 400, 404, 500])("SET-05 rejects status %i as 'rejected'", async (status) => {
    await expect(sendWith(createFetchStub(status))).rejects.toMatchObject({ kind: 'rejected' });
  });

  it("SET-05 rejects a network error as 'unreachable'", async () => {
    const cause = new TypeError('Failed to fetch');
    const pendingSend = sendWith(() => Promise.reject(cause));
    await expect(pendingSend).rejects.toBeInstanceOf(EnquiryError);
    await expect(pendingSend).rejects.toMatchObject({ kind: 'unreachable', cause });
  });

  it("SET-05 aborts after 15 seconds and rejects as 'timedOut'", async () => {
    const timeoutController = new AbortController();
    const createTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
    const fetch = vi.fn<typeof globalThis.fetch>(
      (_, request) =>
        new Promise((_resolve, reject) => {
          const { signal } = request ?? {};
          signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
        }),
    );
    const expectedRejection = expect(sendWith(fetch)).rejects.toMatchObject({ kind: 'timedOut' });
    expect(createTimeout).toHaveBeenCalledWith(15_000);
    timeoutController.abort(new DOMException('Timed out', 'TimeoutError'));
    await expectedRejection;
    expect(fetch).toHaveBeenCalledOnce();
    createTimeout.mockRestore();
  });
});
