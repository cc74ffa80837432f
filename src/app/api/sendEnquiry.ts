import type { Enquiry } from '~/domain/enquiry/enquiry';
import { EnquiryError } from '~/domain/enquiry/enquiryError';

import { postJson } from './postJson';

export type SendEnquiryOptions = {
  /** The http(s) URL, or the path on the site's own origin, that receives enquiries. */
  endpoint: string;
  fetch: typeof globalThis.fetch;
};

/** Time limit for sending an enquiry, in ms. */
const enquiryTimeoutMs = 15_000;

/**
 * Returns a function that posts an enquiry without retrying. It rejects with an EnquiryError when the endpoint cannot
 * be reached, does not respond in time, or responds with anything but a 2xx.
 */
export function createSendEnquiry({ endpoint, fetch }: SendEnquiryOptions) {
  return async (enquiry: Enquiry): Promise<void> => {
    const response = await postJson(endpoint, enquiry, { fetch, timeoutMs: enquiryTimeoutMs }).catch(
      (cause: unknown) => {
        const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
        throw new EnquiryError(isTimeout ? 'timedOut' : 'unreachable', { cause });
      },
    );
    if (!response.ok) throw new EnquiryError('rejected');
  };
}
