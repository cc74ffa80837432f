import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { validateEnquiry, enquiryFieldNames, readEnquiry } from '~/domain/enquiry/enquiry';
import type { Enquiry, EnquiryErrors, EnquiryField } from '~/domain/enquiry/enquiry';
import { toEnquiryErrorKind } from '~/domain/enquiry/enquiryError';
import type { EnquiryErrorKind } from '~/domain/enquiry/enquiryError';

/**
 * State of the enquiry form. 'writing': the user writes the first enquiry. 'again': an enquiry was sent, and the user
 * writes a further one.
 */
export type EnquiryState =
  | { kind: 'writing' | 'again' | 'sending' }
  | { kind: 'sent'; email: string }
  | { kind: 'failed'; failure: EnquiryErrorKind };

/**
 * Returns the state of an enquiry form and functions that change it. `send` validates and sends one enquiry at a time.
 */
export function useEnquiry(onSend: (enquiry: Enquiry) => Promise<void>) {
  const [state, setState] = useState<EnquiryState>({ kind: 'writing' });
  const [errors, setErrors] = useState<EnquiryErrors>({});
  // A ref also blocks the second submit of a double-click, for which state would be updated too late.
  const isSendingRef = useRef(false);

  async function send(form: HTMLFormElement) {
    if (isSendingRef.current) return;
    const formData = new FormData(form);
    const enquiry = readEnquiry((field) => formData.get(field));
    const newErrors = validateEnquiry(enquiry);
    // The errors are rendered before the focus moves, so that screen readers read the error with the field.
    flushSync(() => setErrors(newErrors));
    const firstInvalidField = enquiryFieldNames.find((field) => newErrors[field]);
    if (firstInvalidField) {
      const field = form.elements.namedItem(firstInvalidField);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    isSendingRef.current = true;
    setState({ kind: 'sending' });
    try {
      await onSend(enquiry);
      setState({ kind: 'sent', email: enquiry.email });
    } catch (error) {
      setState({ kind: 'failed', failure: toEnquiryErrorKind(error) });
    } finally {
      isSendingRef.current = false;
    }
  }

  return {
    state,
    errors,
    send,
    clearError: (field: EnquiryField) =>
      setErrors((previous) => {
        const { [field]: errorOfField, ...remainingErrors } = previous;
        return errorOfField ? remainingErrors : previous;
      }),
    startAgain: () => setState({ kind: 'again' }),
  };
}
