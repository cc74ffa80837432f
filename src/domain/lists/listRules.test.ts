import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  countActiveFilters,
  filterRows,
  createListQueryFields,
  listRows,
  resetUnavailableFilters,
  findUnavailableFilters,
  findColumnOrder,
  getPageOfRows,
  createRowIndexer,
} from './listRules';
import { orderRows } from './rowOrder';
import type { ListRules, SortKeys } from './listRules';
import { textOneOf, createQuerySchema, textUpTo } from './querySchema';
import type { QueryOf } from './querySchema';

type Row = { name: string; size: number; isActive: boolean };
const sortKeys = {
  name: (row: Row) => row.name,
  size: (row: Row) => row.size,
  isActive: (row: Row) => row.isActive,
} satisfies SortKeys<Row>;
const schema = createQuerySchema({ ...createListQueryFields(sortKeys), kind: textOneOf(['all', 'big'], 'all') });

describe('the schema of a list query', () => {
  it('has defaults', () => {
    expect(schema.parse({})).toEqual({ search: '', sort: '', page: 1, kind: 'all' });
  });

  it('reads valid values and ignores the rest', () => {
    expect(schema.parse({ search: 'a', sort: '-size', page: '3', kind: 'huge', unknown: '1' })).toEqual({
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
  ])('reads %j as page %d', (params, page) => {
    expect(schema.parse(params).page).toBe(page);
  });

  it('never throws, and parses its own results unchanged', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('search', 'sort', 'page', 'kind', '__proto__'), fc.anything()),
        (value) => {
          const query = schema.parse(value);
          expect(schema.parse(query)).toEqual(query);
        },
      ),
    );
  });
});

it('counts active filters, not search, sorting and page', () => {
  const countFilters = (query: object) => countActiveFilters(schema, schema.parse(query));
  expect([{}, { search: 'a', sort: '-size', page: 2 }, { kind: 'big' }].map(countFilters)).toEqual([0, 0, 1]);
});

const rows: Row[] = [
  { name: 'b', size: 2, isActive: true },
  { name: 'É', size: 10, isActive: false },
  { name: 'a', size: 2, isActive: true },
];
const listNamesSortedBy = (sort: 'name' | '-name' | 'size' | '-size' | 'isActive' | '-isActive' | '') =>
  orderRows(rows.map(createRowIndexer((row) => [row.name])), findColumnOrder(sortKeys, sort))
    .map(({ row }) => row.name)
    .join('');

it.each([
  ['name', 'abÉ'],
  ['-name', 'Éba'],
  ['size', 'baÉ'],
  // Rows with equal sort keys keep their order among themselves in both directions.
  ['-size', 'Éba'],
  ['isActive', 'Éba'],
  ['-isActive', 'baÉ'],
  ['', 'bÉa'],
] as const)('orders rows by %j', (sort, names) => {
  expect(listNamesSortedBy(sort)).toBe(names);
});

it('returns the direction of a sorted column', () => {
  expect([findColumnOrder(sortKeys, 'name'), findColumnOrder(sortKeys, '-name')]).toMatchObject([
    { direction: 'ascending' },
    { direction: 'descending' },
  ]);
});

it('filters rows by search and filters', () => {
  const indexedRows = rows.map(createRowIndexer((row) => [row.name]));
  expect(filterRows(indexedRows, 'e', () => true).map(({ name }) => name)).toEqual(['É']);
  expect(filterRows(indexedRows, '', (row) => row.isActive).map(({ name }) => name)).toEqual(['b', 'a']);
});

describe('filters with options from the rows', () => {
  const schemaWithOptions = createQuerySchema({
    ...createListQueryFields(sortKeys),
    owner: textUpTo(50, 'all'),
    kind: textUpTo(50, 'all'),
  });
  const rules = { schema: schemaWithOptions, filterValueGetters: { owner: ({ name }: Row) => name } };
  const getFilterValues = (status: string, values: string[]) => () => ({ status, values });
  const resetFilters = (params: object, values = ['b', 'É']) =>
    resetUnavailableFilters(rules, schemaWithOptions.parse(params), getFilterValues('ready', values));

  it('are reset if no row has their value', () => {
    expect(resetFilters({ search: 'x', owner: 'unknown', kind: 'unknown', page: 3 })).toEqual(
      schemaWithOptions.parse({ search: 'x', kind: 'unknown', page: 3 }),
    );
    expect(resetFilters({ owner: 'É' }).owner).toBe('É');
    expect(resetFilters({ owner: 'É' }, []).owner).toBe('all');
  });

  it('leave the query object unchanged if their values are available', () => {
    for (const query of [schemaWithOptions.parse({ owner: 'b' }), schemaWithOptions.parse({})])
      expect(resetUnavailableFilters(rules, query, getFilterValues('ready', ['b']))).toBe(query);
  });

  it('are kept until the values are loaded', () => {
    const query = schemaWithOptions.parse({ owner: 'unknown' });
    expect(findUnavailableFilters(rules, query, getFilterValues('ready', []))).toEqual(['owner']);
    for (const status of ['loading', 'failed']) {
      expect(findUnavailableFilters(rules, query, getFilterValues(status, []))).toBeUndefined();
      expect(resetUnavailableFilters(rules, query, getFilterValues(status, []))).toBe(query);
    }
    expect(findUnavailableFilters(rules, schemaWithOptions.parse({}), getFilterValues('loading', []))).toEqual([]);
  });
});

it('lists the rows of a query, also if a filter depends on the day', () => {
  const rules: ListRules<Row, QueryOf<typeof schema>> = {
    schema,
    getSearchTexts: (row) => [row.name],
    getOrder: ({ sort }) => findColumnOrder(sortKeys, sort),
    createFilter:
      ({ kind }, day) =>
      (row) =>
        (kind === 'all' || row.size > 5) && (day === '2026-06-15' || !row.isActive),
  };
  const listNamesFor = (query: object, day = '2026-06-15') =>
    listRows(rules, rows, schema.parse({ sort: 'name', ...query }), day)
      .map(({ name }) => name)
      .join('');
  expect([{}, { search: 'b' }, { sort: 'size' }, { kind: 'big' }].map((query) => listNamesFor(query))).toEqual([
    'abÉ',
    'b',
    'baÉ',
    'É',
  ]);
  expect(listNamesFor({}, '2026-06-16')).toBe('É');
});

describe('getPageOfRows', () => {
  it('has every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (allRows, rowsPerPage) => {
        const { pageCount } = getPageOfRows(allRows, 1, rowsPerPage);
        const allPages = Array.from(
          { length: pageCount },
          (_, index) => getPageOfRows(allRows, index + 1, rowsPerPage).rows,
        );
        expect(allPages.flat()).toEqual(allRows);
      }),
    );
  });

  it('shows the last page for page numbers beyond it', () => {
    expect(getPageOfRows([1, 2, 3], 9, 2)).toEqual({ rows: [3], page: 2, pageCount: 2 });
    expect(getPageOfRows([], 9, 2)).toEqual({ rows: [], page: 1, pageCount: 1 });
  });
});
