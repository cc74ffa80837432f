import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import {
  countActiveFilters,
  filterRows,
  indexRows,
  listQueryFields,
  listRows,
  dropUnavailableFilters,
  columnOrder,
  orderRows,
  pageOfRows,
} from './listRules';
import type { ListRules, SortKeys } from './listRules';
import { oneOf, querySchema, textUpTo } from './querySchema';
import type { QueryOf } from './querySchema';

type Row = { name: string; size: number; on: boolean };
const sortKeys = {
  name: (row: Row) => row.name,
  size: (row: Row) => row.size,
  on: (row: Row) => row.on,
} satisfies SortKeys<Row>;
const schema = querySchema({ ...listQueryFields(sortKeys), kind: oneOf(['all', 'big'], 'all') });

describe('the schema of a list query', () => {
  it('has defaults', () => {
    expect(schema.parse({})).toEqual({ search: '', sort: '', page: 1, kind: 'all' });
  });

  it('reads valid values and ignores the rest', () => {
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
  { name: 'b', size: 2, on: true },
  { name: 'É', size: 10, on: false },
  { name: 'a', size: 2, on: true },
];
const namesSortedBy = (sort: 'name' | '-name' | 'size' | '-size' | 'on' | '-on' | '') =>
  orderRows(
    indexRows(rows, (row) => [row.name]),
    columnOrder(sortKeys, sort),
  )
    .map(({ row }) => row.name)
    .join('');

it.each([
  ['name', 'abÉ'],
  ['-name', 'Éba'],
  ['size', 'baÉ'],
  // Rows with equal keys keep their positions in both directions.
  ['-size', 'Éba'],
  ['on', 'Éba'],
  ['-on', 'baÉ'],
  ['', 'bÉa'],
] as const)('orders rows by %j', (sort, names) => {
  expect(namesSortedBy(sort)).toBe(names);
});

it('has the direction of a sorted column', () => {
  expect([columnOrder(sortKeys, 'name'), columnOrder(sortKeys, '-name')]).toMatchObject([
    { direction: 'ascending' },
    { direction: 'descending' },
  ]);
});

it('filters rows by search and filters', () => {
  const indexedRows = indexRows(rows, (row) => [row.name]);
  expect(filterRows(indexedRows, 'e', () => true).map(({ name }) => name)).toEqual(['É']);
  expect(filterRows(indexedRows, '', (row) => row.on).map(({ name }) => name)).toEqual(['b', 'a']);
});

it('resets only filters whose value no row has, once the rows are ready', () => {
  const schemaWithOptions = querySchema({
    ...listQueryFields(sortKeys),
    of: textUpTo(50, 'all'),
    kind: textUpTo(50, 'all'),
  });
  const rules = { schema: schemaWithOptions, optionsFrom: { of: ({ name }: Row) => name } };
  const dropFilters = (values: object, among = rows) =>
    dropUnavailableFilters(rules, schemaWithOptions.parse(values), { status: 'ready', rows: among });
  expect(dropFilters({ search: 'x', of: 'unknown', kind: 'unknown', page: 3 })).toEqual(
    schemaWithOptions.parse({ search: 'x', kind: 'unknown', page: 3 }),
  );
  expect(dropFilters({ of: 'É' }).of).toBe('É');
  expect(dropFilters({ of: 'É' }, []).of).toBe('all');
  for (const availableQuery of [schemaWithOptions.parse({ of: 'a' }), schemaWithOptions.parse({})])
    expect(dropUnavailableFilters(rules, availableQuery, { status: 'ready', rows })).toBe(availableQuery);
  const queryWhileLoading = schemaWithOptions.parse({ of: 'unknown' });
  expect(dropUnavailableFilters(rules, queryWhileLoading, { status: 'loading', rows: [] })).toBe(queryWhileLoading);
});

/** Returns a function that starts a render and returns its memo, which caches like React's `useMemo`. */
function createRenders() {
  const cached: { inputs: readonly unknown[]; value: unknown }[] = [];
  return () => {
    let index = 0;
    return <Value>(compute: () => Value, inputs: readonly unknown[]): Value => {
      const cachedEntry = cached[index];
      const isSame = cachedEntry?.inputs.every((input, position) => input === inputs[position]);
      const value = isSame ? (cachedEntry?.value as Value) : compute();
      cached[index++] = { inputs, value };
      return value;
    };
  };
}

describe('listRows', () => {
  const searchTexts = vi.fn((row: Row) => [row.name]);
  const order = vi.fn(({ sort }: QueryOf<typeof schema>) => columnOrder(sortKeys, sort));
  const rules: ListRules<Row, QueryOf<typeof schema>> = {
    schema,
    searchTexts,
    order,
    filter:
      ({ kind }, day) =>
      (row) =>
        (kind === 'all' || row.size > 5) && (day === today || !row.on),
  };
  const today = '2026-06-15';
  const unchangedInput = { rows, query: schema.parse({ sort: 'name' }), day: today };

  it.each([
    ['the search', { query: { ...unchangedInput.query, search: 'b' } }, 'b', [0, 0]],
    ['the page', { query: { ...unchangedInput.query, page: 2 } }, 'abÉ', [0, 0]],
    ['the sorting', { query: schema.parse({ sort: 'size' }) }, 'baÉ', [0, 1]],
    ['a filter', { query: schema.parse({ sort: 'name', kind: 'big' }) }, 'É', [0, 1]],
    ['the day', { day: '2026-06-16' }, 'É', [0, 0]],
    ['the rows', { rows: rows.slice(1) }, 'aÉ', [2, 1]],
  ])('after a change of %s computes only what depends on it', (_, change, names, calls) => {
    const startRender = createRenders();
    const render = (input: typeof unchangedInput) =>
      listRows(rules, input.rows, input.query, input.day, startRender()).map(({ name }) => name);
    expect(render(unchangedInput).join('')).toBe('abÉ');
    vi.clearAllMocks();
    expect(render({ ...unchangedInput, ...change }).join('')).toBe(names);
    expect([searchTexts, order].map(({ mock }) => mock.calls.length)).toEqual(calls);
  });
});

describe('pageOfRows', () => {
  it('has every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (all, rowsPerPage) => {
        const { pageCount } = pageOfRows(all, 1, rowsPerPage);
        const allPages = Array.from({ length: pageCount }, (_, index) => pageOfRows(all, index + 1, rowsPerPage).rows);
        expect(allPages.flat()).toEqual(all);
      }),
    );
  });

  it('shows the last page for page numbers beyond it', () => {
    expect(pageOfRows([1, 2, 3], 9, 2)).toEqual({ rows: [3], page: 2, pageCount: 2 });
    expect(pageOfRows([], 9, 2)).toEqual({ rows: [], page: 1, pageCount: 1 });
  });
});
