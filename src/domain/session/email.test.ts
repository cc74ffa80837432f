import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emailEntrySchema, isEmail, longestEmail } from './email';

const messageFor = (email: string) => emailEntrySchema.safeParse({ email }).error?.issues.map(({ message }) => message);

describe('emailEntrySchema', () => {
  it.each(['', '   ', '\t'])('VAL-01 asks for an e-mail when %j is entered', (email) => {
    expect(messageFor(email)).toEqual(['Please enter your email.']);
  });

  it.each(['abc', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@b@c.d', `${'a'.repeat(250)}@b.c.d`])(
    'VAL-01 refuses %j',
    (email) => {
      expect(messageFor(email)).toEqual(['Please enter a valid email address.']);
    },
  );

  it('VAL-01 carries the trimmed address on', () => {
    expect(emailEntrySchema.parse({ email: '  a@b.c ' })).toEqual({ email: 'a@b.c' });
  });
});

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
