import { expect, it } from 'vitest';

import { EnquiryFailure, enquiryFailureKind } from './enquiryFailure';

it('knows the kind of a failure', () => {
  expect(enquiryFailureKind(new EnquiryFailure('timedOut'))).toBe('timedOut');
});

it.each([new Error('Something else'), 'text', undefined])('takes %s for a refusal', (error) => {
  expect(enquiryFailureKind(error)).toBe('refused');
});
