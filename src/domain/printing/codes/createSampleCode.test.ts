import { expect, it } from 'vitest';

import { createSampleCode } from './createSampleCode';

it('creates unique codes of ten hexadecimal digits', () => {
  const codes = Array.from({ length: 2000 }, (_, index) => createSampleCode(index));
  expect(codes[0]).toBe('A1F0E3B001');
  expect(codes[15]).toBe('A1F0E3B010');
  expect(new Set(codes).size).toBe(2000);
  expect(codes.every((code) => /^[0-9A-F]{10}$/.test(code))).toBe(true);
});
