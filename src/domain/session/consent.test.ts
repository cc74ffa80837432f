import { expect, it } from 'vitest';

import { consentQuestion, consentRequiredMessage, isConsentGiven } from './consent';

it('has the specified texts', () => {
  expect(consentQuestion).toBe('This site uses cookies to improve your experience. Do you allow cookies?');
  expect(consentRequiredMessage).toBe('You must allow cookies to continue.');
});

it('accepts the exact value', () => {
  expect(isConsentGiven('true')).toBe(true);
});

it.each([null, undefined, '', 'false', 'TRUE', ' true', 'true ', '"true"', '1', 'yes', true, {}])(
  'rejects %j',
  (stored) => {
    expect(isConsentGiven(stored)).toBe(false);
  },
);
