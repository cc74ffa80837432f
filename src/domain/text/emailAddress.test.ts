import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isEmail, longestEmail } from './emailAddress';

describe('isEmail', () => {
  it('agrees with the plain pattern on every short text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'é'), maxLength: 12 });
    fc.assert(fc.property(letters, (text) => isEmail(text) === /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)));
  });

  it('takes the longest address and nothing longer', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 4)}@b.c`;
    expect(isEmail(ofLength(longestEmail))).toBe(true);
    expect(isEmail(ofLength(longestEmail + 1))).toBe(false);
  });

  it('refuses a text made to keep a pattern busy without trying it', () => {
    expect(isEmail(`a@${'a.'.repeat(1_000_000)}@`)).toBe(false);
  });
});
