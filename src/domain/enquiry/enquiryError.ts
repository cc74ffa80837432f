/** Reason why sending failed. `rejected`: a non-2xx response; `timedOut`: no response, so it may still have arrived. */
export type EnquiryErrorKind = 'unreachable' | 'rejected' | 'timedOut';

export class EnquiryError extends Error {
  readonly kind: EnquiryErrorKind;

  constructor(kind: EnquiryErrorKind, options?: ErrorOptions) {
    super(`The enquiry was not sent: ${kind}.`, options);
    this.name = 'EnquiryFailure';
    this.kind = kind;
  }
}

/** The kind of any thrown value; unknown errors count as `rejected`. */
export function toEnquiryErrorKind(error: unknown): EnquiryErrorKind {
  return error instanceof EnquiryError ? error.kind : 'rejected';
}
