import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { checkEnquiry, enquiryFieldNames, readEnquiry } from '~/domain/enquiry/enquiry';
import type { Enquiry, EnquiryFaults, EnquiryField } from '~/domain/enquiry/enquiry';
import { enquiryFailureKind } from '~/domain/enquiry/enquiryFailure';
import type { EnquiryFailureKind } from '~/domain/enquiry/enquiryFailure';

/** Where an enquiry stands; `again` is a new one after one that was sent. */
export type EnquiryState =
  | { kind: 'writing' | 'again' | 'sending' }
  | { kind: 'sent'; email: string }
  | { kind: 'failed'; failure: EnquiryFailureKind };

/** Checks the enquiry of a form and sends it, one at a time. */
export function useEnquiry(onSend: (enquiry: Enquiry) => Promise<void>) {
  const [state, setState] = useState<EnquiryState>({ kind: 'writing' });
  const [faults, setFaults] = useState<EnquiryFaults>({});
  // A second press comes before the state of the first has been drawn.
  const isSending = useRef(false);

  async function send(form: HTMLFormElement) {
    if (isSending.current) return;
    const entries = new FormData(form);
    const enquiry = readEnquiry((field) => entries.get(field));
    const found = checkEnquiry(enquiry);
    // Drawn at once, so that the field has its message when it takes the focus and is read out.
    flushSync(() => setFaults(found));
    const first = enquiryFieldNames.find((field) => found[field]);
    if (first) {
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    isSending.current = true;
    setState({ kind: 'sending' });
    try {
      await onSend(enquiry);
      setState({ kind: 'sent', email: enquiry.email });
    } catch (error) {
      setState({ kind: 'failed', failure: enquiryFailureKind(error) });
    } finally {
      isSending.current = false;
    }
  }

  return {
    state,
    faults,
    send,
    clearFault: (field: EnquiryField) =>
      setFaults((before) => {
        const { [field]: cleared, ...rest } = before;
        return cleared ? rest : before;
      }),
    startAgain: () => setState({ kind: 'again' }),
  };
}
