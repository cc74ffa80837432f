import { expect, it } from 'vitest';

import { consentQuestion, consentRefused, isConsentGiven } from './consent';

it('asks and refuses in the given words', () => {
  expect(consentQuestion).toBe('This site uses cookies to improve your experience. Do you allow cookies?');
  expect(consentRefused).toBe('You must allow cookies to continue.');
});

it('takes the exact value as a permission', () => {
  expect(isConsentGiven('true')).toBe(true);
});

it.each([null, undefined, '', 'false', 'TRUE', ' true', 'true ', '"true"', '1', 'yes', true, {}])(
  'takes %j as none',
  (stored) => {
    expect(isConsentGiven(stored)).toBe(false);
  },
);
