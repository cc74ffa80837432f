import fc from 'fast-check';
import { expect, it } from 'vitest';

import { agencyQuerySchema, agencyRules } from '../agency/agency';
import { isCanonicalSearch, readListSearchParams, writeListSearchParams } from './listSearchParams';

const cleared = agencyQuerySchema.parse({});

it('is clean for the default view and keeps what belongs to others', () => {
  expect(writeListSearchParams(cleared, cleared, [])).toEqual([]);
  expect(
    writeListSearchParams(cleared, cleared, [
      ['search', 'old'],
      ['ref', 'mail'],
    ]),
  ).toEqual([['ref', 'mail']]);
});

it('says what differs', () => {
  const query = { ...cleared, search: 'a&b=c', show: 'name', sort: '-tagBalance', page: 3 } as const;
  expect(Object.fromEntries(writeListSearchParams(query, cleared, []))).toEqual({
    search: 'a&b=c',
    show: 'name',
    sort: '-tagBalance',
    page: '3',
  });
});

it('is read as it was written', () => {
  const anyEntries = fc.record({
    search: fc.string({ maxLength: 200 }),
    show: fc.constantFrom('all' as const, 'last7Days' as const, 'name' as const, 'balance' as const),
    sort: fc.constantFrom('' as const, 'name' as const, '-name' as const, '-dateAdded' as const),
    page: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const query = agencyQuerySchema.parse(entries);
      const text = new URLSearchParams(writeListSearchParams(query, cleared, [['ref', 'x']])).toString();
      expect(readListSearchParams(agencyRules, new URLSearchParams(text))).toEqual(query);
    }),
  );
});

it.each([
  ['', true],
  ['ref=mail&sort=-name&search=a', true],
  ['show=junk', false],
  ['show=all', false],
  ['page=1', false],
  ['page=x&search=a', false],
  ['search=a&search=b', false],
])('is tidy where nothing can be left out: %j is %s', (text, isTidy) => {
  const parameters = [...new URLSearchParams(text)];
  expect(isCanonicalSearch(readListSearchParams(agencyRules, parameters), cleared, parameters)).toBe(isTidy);
});
