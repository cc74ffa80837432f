import { expect, it } from 'vitest';

import { samplePerson, samplePhone } from './people.sample';

it('tells sample people apart', () => {
  const names = Array.from({ length: 135 }, (_, index) => samplePerson(index).name);
  expect(new Set(names).size).toBe(135);
  const addresses = Array.from({ length: 1000 }, (_, index) => samplePerson(index).email);
  expect(new Set(addresses).size).toBe(1000);
});

it('gives them telephones', () => {
  expect(samplePhone(101)).toBe('+971 50 000 0101');
});
