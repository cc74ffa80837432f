/** Why sending failed. `refused`: a non-2xx response; `timedOut`: no response, so it may still have arrived. */
export type EnquiryFailureKind = 'unreachable' | 'refused' | 'timedOut';

/** Thrown when an enquiry could not be sent. */
export class EnquiryFailure extends Error {
  readonly kind: EnquiryFailureKind;

  constructor(kind: EnquiryFailureKind, options?: ErrorOptions) {
    super(`The enquiry was not sent: ${kind}.`, options);
    this.name = 'EnquiryFailure';
    this.kind = kind;
  }
}

/** The kind of any thrown value; unknown errors count as `refused`. */
export function enquiryFailureKind(error: unknown): EnquiryFailureKind {
  return error instanceof EnquiryFailure ? error.kind : 'refused';
}
