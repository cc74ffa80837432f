import { expect, it } from 'vitest';

import { EnquiryError, toEnquiryErrorKind } from './enquiryError';

it('returns the kind of an enquiry error', () => {
  expect(toEnquiryErrorKind(new EnquiryError('timedOut'))).toBe('timedOut');
});

it('has a name and a message for logs', () => {
  expect(String(new EnquiryError('timedOut'))).toBe('EnquiryError: The enquiry was not sent: timedOut.');
});

it.each([new Error('Something else'), 'text', undefined])('treats %s as rejected', (error) => {
  expect(toEnquiryErrorKind(error)).toBe('rejected');
});
