import type { Enquiry } from '~/domain/enquiry/enquiry';
import { EnquiryFailure } from '~/domain/enquiry/enquiryFailure';

export type SendEnquiryOptions = {
  /** The http(s) address that takes enquiries. */
  endpoint: string;
  fetch: typeof globalThis.fetch;
  /** How long to wait for the answer, in ms. */
  timeoutMs?: number;
};

const answerLimitMs = 15_000;

/**
 * Posts an enquiry as JSON, once and without cookies. Rejects with an EnquiryFailure when the address can not be
 * reached, answers with anything but a 2xx, or does not answer in time.
 */
export function createSendEnquiry({ endpoint, fetch, timeoutMs = answerLimitMs }: SendEnquiryOptions) {
  return async (enquiry: Enquiry): Promise<void> => {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), timeoutMs);
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(enquiry),
        credentials: 'omit',
        signal: waiting.signal,
      });
      if (!answer.ok) throw new EnquiryFailure('refused');
    } catch (error) {
      if (error instanceof EnquiryFailure) throw error;
      throw new EnquiryFailure(waiting.signal.aborted ? 'timedOut' : 'unreachable', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
