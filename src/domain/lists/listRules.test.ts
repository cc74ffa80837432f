import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  countActiveFilters,
  findRows,
  indexRows,
  hasSearchOrFilter,
  listQueryFields,
  dropUnavailableFilters,
  orderOf,
  orderRows,
  pageOfRows,
} from './listRules';
import type { SortKeys } from './listRules';
import { oneOf, querySchema, textUpTo } from './querySchema';

type Row = { name: string; size: number; on: boolean };
const keys = {
  name: (row: Row) => row.name,
  size: (row: Row) => row.size,
  on: (row: Row) => row.on,
} satisfies SortKeys<Row>;
const schema = querySchema({ ...listQueryFields(keys), kind: oneOf(['all', 'big'], 'all') });

describe('a query from an address', () => {
  it('is the default for an empty address', () => {
    expect(schema.parse({})).toEqual({ search: '', sort: '', page: 1, kind: 'all' });
  });

  it('keeps what it understands and falls back for the rest', () => {
    expect(schema.parse({ search: 'a', sort: '-size', page: '3', kind: 'huge', other: '1' })).toEqual({
      search: 'a',
      sort: '-size',
      page: 3,
      kind: 'all',
    });
  });

  it.each([
    [{ page: '0' }, 1],
    [{ page: '-2' }, 1],
    [{ page: '1.5' }, 1],
    [{ page: 'x' }, 1],
    [{ page: '1e999' }, 1],
  ])('has the first page for %j', (address, page) => {
    expect(schema.parse(address).page).toBe(page);
  });

  it('never throws and is always a query', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('search', 'sort', 'page', 'kind', '__proto__'), fc.anything()),
        (junk) => {
          const query = schema.parse(junk);
          expect(schema.parse(query)).toEqual(query);
        },
      ),
    );
  });
});

it('is narrowed by a search or a filter, not by an order or a page', () => {
  const cleared = schema.parse({});
  const narrowed = (changes: object) => hasSearchOrFilter(schema.parse(changes), cleared);
  expect([{}, { sort: '-size' }, { page: 2 }].map(narrowed)).toEqual([false, false, false]);
  expect([{ search: 'a' }, { kind: 'big' }].map(narrowed)).toEqual([true, true]);
});

it('counts the filters in use, without the search', () => {
  const cleared = schema.parse({});
  const inUse = (query: object) => countActiveFilters(schema.parse(query), cleared);
  expect([{}, { search: 'a', sort: '-size', page: 2 }, { kind: 'big' }].map(inUse)).toEqual([0, 0, 1]);
});

const rows: Row[] = [
  { name: 'b', size: 2, on: true },
  { name: 'É', size: 10, on: false },
  { name: 'a', size: 2, on: true },
];
const named = (sort: 'name' | '-name' | 'size' | '-size' | 'on' | '-on' | '') =>
  orderRows(
    indexRows(rows, (row) => [row.name]),
    orderOf(keys, sort),
  )
    .map(({ row }) => row.name)
    .join('');

describe('orderRows', () => {
  it.each([
    ['name', 'abÉ'],
    ['-name', 'Éba'],
    ['size', 'baÉ'],
    // Equal ones keep their order both ways.
    ['-size', 'Éba'],
    ['on', 'Éba'],
    ['-on', 'baÉ'],
    ['', 'bÉa'],
  ] as const)('by %j', (sort, names) => {
    expect(named(sort)).toBe(names);
  });
});

it('finds rows that match the search and pass the filters', () => {
  const indexed = indexRows(rows, (row) => [row.name]);
  expect(findRows(indexed, 'e', () => true).map(({ name }) => name)).toEqual(['É']);
  expect(findRows(indexed, '', (row) => row.on).map(({ name }) => name)).toEqual(['b', 'a']);
});

it('leaves a filter at rest whose choice no row offers, and the others as they are', () => {
  const query = querySchema({ ...listQueryFields(keys), of: textUpTo(50, 'all'), kind: textUpTo(50, 'all') });
  const rules = { query, found: { of: ({ name }: Row) => name } };
  const offered = (asked: object, among = rows) => dropUnavailableFilters(rules, query.parse(asked), among);
  expect(offered({ search: 'x', of: 'nobody', kind: 'nobody', page: 3 })).toEqual(
    query.parse({ search: 'x', kind: 'nobody', page: 3 }),
  );
  expect(offered({ of: 'É' }).of).toBe('É');
  expect(offered({ of: 'É' }, []).of).toBe('all');
  const asked = query.parse({ of: 'a' });
  expect(dropUnavailableFilters(rules, asked, rows)).toBe(asked);
});

describe('pageOfRows', () => {
  it('puts every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (all, rowsPerPage) => {
        const { pages } = pageOfRows(all, 1, rowsPerPage);
        const together = Array.from({ length: pages }, (_, index) => pageOfRows(all, index + 1, rowsPerPage).rows);
        expect(together.flat()).toEqual(all);
      }),
    );
  });

  it('stays on the last page when there are fewer', () => {
    expect(pageOfRows([1, 2, 3], 9, 2)).toEqual({ rows: [3], page: 2, pages: 2 });
    expect(pageOfRows([], 9, 2)).toEqual({ rows: [], page: 1, pages: 1 });
  });
});
