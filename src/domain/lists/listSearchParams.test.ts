import fc from 'fast-check';
import { expect, it } from 'vitest';

import { agencyQuerySchema as schema } from '../agency/agency';
import { isCanonicalSearch, readListSearchParams, writeListSearchParams } from './listSearchParams';

const defaults = schema.parse({});

it('writes nothing for the default view and keeps params that are not from the list', () => {
  expect(writeListSearchParams(schema, defaults, [])).toEqual([]);
  expect(
    writeListSearchParams(schema, defaults, [
      ['search', 'old'],
      ['ref', 'mail'],
    ]),
  ).toEqual([['ref', 'mail']]);
});

it('writes the values that differ from the defaults', () => {
  const query = { ...defaults, search: 'a&b=c', show: 'name', sort: '-tagBalance', page: 3 } as const;
  expect(Object.fromEntries(writeListSearchParams(schema, query, []))).toEqual({
    search: 'a&b=c',
    show: 'name',
    sort: '-tagBalance',
    page: '3',
  });
});

it('reads the same query that it has written', () => {
  const anyValues = fc.record({
    search: fc.string({ maxLength: 200 }),
    show: fc.constantFrom('all' as const, 'last7Days' as const, 'name' as const, 'balance' as const),
    sort: fc.constantFrom('' as const, 'name' as const, '-name' as const, '-dateAdded' as const),
    page: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(anyValues, (values) => {
      const query = schema.parse(values);
      const searchString = new URLSearchParams(writeListSearchParams(schema, query, [['ref', 'x']])).toString();
      expect(readListSearchParams(schema, new URLSearchParams(searchString))).toEqual(query);
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
])('%j is canonical: %s', (searchString, isCanonical) => {
  const params = [...new URLSearchParams(searchString)];
  expect(isCanonicalSearch(schema, readListSearchParams(schema, params), params)).toBe(isCanonical);
});
