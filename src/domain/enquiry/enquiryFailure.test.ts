import { expect, it } from 'vitest';

import { EnquiryFailure, enquiryFailureKind } from './enquiryFailure';

it('returns the kind of an enquiry error', () => {
  expect(enquiryFailureKind(new EnquiryFailure('timedOut'))).toBe('timedOut');
});

it.each([new Error('Something else'), 'text', undefined])('treats %s as refused', (error) => {
  expect(enquiryFailureKind(error)).toBe('refused');
});
