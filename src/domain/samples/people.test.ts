import { expect, it } from 'vitest';

import { createCustomerPerson, createPartnerPerson, createSampleLocalPhone, createSamplePhone } from './people.sample';

it('has 25 partners and 27 customers, all with different first names and email addresses', () => {
  const people = [
    ...Array.from({ length: 25 }, (_, index) => createPartnerPerson(index + 1)),
    ...Array.from({ length: 27 }, (_, index) => createCustomerPerson(index + 1)),
  ];
  expect(new Set(people.map(({ firstName }) => firstName)).size).toBe(52);
  expect(new Set(people.map(({ email }) => email)).size).toBe(52);
});

it('formats phone numbers', () => {
  expect(createSamplePhone(101)).toBe('+971 50 000 0101');
  expect(createSampleLocalPhone(101)).toBe('0500000101');
});
