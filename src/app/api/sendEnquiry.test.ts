import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sampleEnquiry } from '~/domain/enquiry/enquiry.sample';
import { EnquiryFailure } from '~/domain/enquiry/enquiryFailure';

import { createSendEnquiry } from './sendEnquiry';

const endpoint = 'https://desk.example.com/enquiries';

const sending = (fetch: typeof globalThis.fetch) => createSendEnquiry({ endpoint, fetch })(sampleEnquiry);

const answering = (status: number) => vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status })));

describe('createSendEnquiry', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('SET-05 posts the enquiry once, as JSON and without cookies', async () => {
    const fetch = answering(202);
    await sending(fetch);
    expect(fetch).toHaveBeenCalledOnce();
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(endpoint);
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(new Headers(request?.headers).get('Content-Type')).toBe('application/json');
    expect(request?.body).toBe(JSON.stringify(sampleEnquiry));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([301, 400, 404, 500])('SET-05 takes an answer of %i for a refusal', async (status) => {
    await expect(sending(answering(status))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('SET-05 says when nothing could be reached', async () => {
    const cause = new TypeError('Failed to fetch');
    const failure = sending(() => Promise.reject(cause));
    await expect(failure).rejects.toBeInstanceOf(EnquiryFailure);
    await expect(failure).rejects.toMatchObject({ kind: 'unreachable', cause });
  });

  it('SET-05 waits 15 seconds for an answer, then gives the request up', async () => {
    const silent = vi.fn<typeof fetch>(
      (_, request) =>
        new Promise((_, reject) =>
          request?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    );
    const failure = expect(sending(silent)).rejects.toMatchObject({ kind: 'timedOut' });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(silent.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failure;
    expect(silent).toHaveBeenCalledOnce();
  });
});
