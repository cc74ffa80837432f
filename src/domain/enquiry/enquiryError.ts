/**
 * Reason why sending an enquiry failed. 'unreachable': no connection to the server. 'rejected': a response with an
 * error status. 'timedOut': no response in time, so the enquiry may still have arrived.
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
