import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isEmail, maxEmailLength } from './emailAddress';

it('agrees with a simple pattern for short texts', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'é'), maxLength: 12 });
  fc.assert(fc.property(anyText, (text) => isEmail(text) === /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)));
});

it('accepts the maximum length and nothing longer', () => {
  const createEmailOfLength = (length: number) => `${'a'.repeat(length - 4)}@b.c`;
  expect(isEmail(createEmailOfLength(maxEmailLength))).toBe(true);
  expect(isEmail(createEmailOfLength(maxEmailLength + 1))).toBe(false);
});

it('rejects a very long text quickly', () => {
  expect(isEmail(`a@${'a.'.repeat(1_000_000)}@`)).toBe(false);
});
