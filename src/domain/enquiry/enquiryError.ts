/**
 * Reason why sending an enquiry failed. 'unreachable': the request failed without a response. 'rejected': the response
 * has no 2xx status. 'timedOut': no response came in time, but the enquiry may have arrived.
 */
export type EnquiryErrorKind = 'unreachable' | 'rejected' | 'timedOut';

export class EnquiryError extends Error {
  readonly kind: EnquiryErrorKind;

  constructor(kind: EnquiryErrorKind, options?: ErrorOptions) {
    super(`The enquiry was not sent: ${kind}.`, options);
    this.name = 'EnquiryError';
    this.kind = kind;
  }
}

/** Returns the error kind of a thrown value. Values other than an `EnquiryError` count as 'rejected'. */
export function toEnquiryErrorKind(error: unknown): EnquiryErrorKind {
  return error instanceof EnquiryError ? error.kind : 'rejected';
}
