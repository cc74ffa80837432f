/**
 * Why an enquiry was not sent: nothing could be reached, the answer was a refusal, or no answer came in time, in which
 * case nobody knows whether it arrived.
 */
export type EnquiryFailureKind = 'unreachable' | 'refused' | 'timedOut';

/** What sending an enquiry fails with. */
export class EnquiryFailure extends Error {
  readonly kind: EnquiryFailureKind;

  constructor(kind: EnquiryFailureKind, options?: ErrorOptions) {
    super(`The enquiry was not sent: ${kind}.`, options);
    this.name = 'EnquiryFailure';
    this.kind = kind;
  }
}

/** How to speak of `error`, whatever it is: one that says nothing else counts as a refusal. */
export function enquiryFailureKind(error: unknown): EnquiryFailureKind {
  return error instanceof EnquiryFailure ? error.kind : 'refused';
}
