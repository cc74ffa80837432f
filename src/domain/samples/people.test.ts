import { expect, it } from 'vitest';

import { samplePerson, samplePhone } from './people.sample';

it('has unique names and email addresses', () => {
  const names = Array.from({ length: 135 }, (_, index) => samplePerson(index).name);
  expect(new Set(names).size).toBe(135);
  const emails = Array.from({ length: 1000 }, (_, index) => samplePerson(index).email);
  expect(new Set(emails).size).toBe(1000);
});

it('formats phone numbers', () => {
  expect(samplePhone(101)).toBe('+971 50 000 0101');
});
