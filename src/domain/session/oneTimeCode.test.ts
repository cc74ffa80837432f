import fc from 'fast-check';
import { expect, it } from 'vitest';

import { normalizeOneTimeCode, maxOneTimeCodeLength } from './oneTimeCode';

it.each([
  ['4820', '4820'],
  [' 48 20-11 ', '482011'],
  ['Your code is 482 011.', '482011'],
  ['٤٨٢٠', '4820'],
  ['۴۸۲۰', '4820'],
  ['four', ''],
  ['007', '007'],
])('LOG-10 reads %j as %j', (typed, code) => {
  expect(normalizeOneTimeCode(typed)).toBe(code);
});

it('keeps all digits up to the maximum length', () => {
  const anyDigits = fc.string({ unit: fc.constantFrom('0', '1', '5', '9'), maxLength: maxOneTimeCodeLength });
  fc.assert(fc.property(anyDigits, (code) => normalizeOneTimeCode(code) === code));
});

it('returns only digits and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('4', ' ', 'a', '٤', '۹', '-', '🎉') }), (text) => {
      const code = normalizeOneTimeCode(text);
      return /^\d*$/.test(code) && code.length <= maxOneTimeCodeLength && normalizeOneTimeCode(code) === code;
    }),
  );
});

it('handles very long pasted text', () => {
  expect(normalizeOneTimeCode('7 '.repeat(1_000_000))).toBe('7'.repeat(maxOneTimeCodeLength));
});
