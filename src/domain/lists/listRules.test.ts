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
const keys = {
  name: (row: Row) => row.name,
  size: (row: Row) => row.size,
  on: (row: Row) => row.on,
} satisfies SortKeys<Row>;
const schema = querySchema({ ...listQueryFields(keys), kind: oneOf(['all', 'big'], 'all') });

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
  const count = (query: object) => countActiveFilters(schema, schema.parse(query));
  expect([{}, { search: 'a', sort: '-size', page: 2 }, { kind: 'big' }].map(count)).toEqual([0, 0, 1]);
});

const rows: Row[] = [
  { name: 'b', size: 2, on: true },
  { name: 'É', size: 10, on: false },
  { name: 'a', size: 2, on: true },
];
const namesBy = (sort: 'name' | '-name' | 'size' | '-size' | 'on' | '-on' | '') =>
  orderRows(
    indexRows(rows, (row) => [row.name]),
    columnOrder(keys, sort),
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
  expect(namesBy(sort)).toBe(names);
});

it('has the direction of a sorted column', () => {
  expect([columnOrder(keys, 'name'), columnOrder(keys, '-name')]).toMatchObject([
    { direction: 'ascending' },
    { direction: 'descending' },
  ]);
});

it('filters rows by search and filters', () => {
  const indexed = indexRows(rows, (row) => [row.name]);
  expect(filterRows(indexed, 'e', () => true).map(({ name }) => name)).toEqual(['É']);
  expect(filterRows(indexed, '', (row) => row.on).map(({ name }) => name)).toEqual(['b', 'a']);
});

it('resets only filters whose value no row has, once the rows are ready', () => {
  const query = querySchema({ ...listQueryFields(keys), of: textUpTo(50, 'all'), kind: textUpTo(50, 'all') });
  const rules = { schema: query, optionsFrom: { of: ({ name }: Row) => name } };
  const drop = (values: object, among = rows) =>
    dropUnavailableFilters(rules, query.parse(values), { status: 'ready', rows: among });
  expect(drop({ search: 'x', of: 'unknown', kind: 'unknown', page: 3 })).toEqual(
    query.parse({ search: 'x', kind: 'unknown', page: 3 }),
  );
  expect(drop({ of: 'É' }).of).toBe('É');
  expect(drop({ of: 'É' }, []).of).toBe('all');
  for (const available of [query.parse({ of: 'a' }), query.parse({})])
    expect(dropUnavailableFilters(rules, available, { status: 'ready', rows })).toBe(available);
  const early = query.parse({ of: 'unknown' });
  expect(dropUnavailableFilters(rules, early, { status: 'loading', rows: [] })).toBe(early);
});

/** Returns a function that starts a render and returns its memo, which caches like React's `useMemo`. */
function createRenders() {
  const cached: { inputs: readonly unknown[]; value: unknown }[] = [];
  return () => {
    let index = 0;
    return <Value>(compute: () => Value, inputs: readonly unknown[]): Value => {
      const last = cached[index];
      const isSame = last?.inputs.every((input, position) => input === inputs[position]);
      const value = isSame ? (last?.value as Value) : compute();
      cached[index++] = { inputs, value };
      return value;
    };
  };
}

describe('listRows', () => {
  const searchTexts = vi.fn((row: Row) => [row.name]);
  const order = vi.fn(({ sort }: QueryOf<typeof schema>) => columnOrder(keys, sort));
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
  const unchanged = { rows, query: schema.parse({ sort: 'name' }), day: today };

  it.each([
    ['the search', { query: { ...unchanged.query, search: 'b' } }, 'b', [0, 0]],
    ['the page', { query: { ...unchanged.query, page: 2 } }, 'abÉ', [0, 0]],
    ['the sorting', { query: schema.parse({ sort: 'size' }) }, 'baÉ', [0, 1]],
    ['a filter', { query: schema.parse({ sort: 'name', kind: 'big' }) }, 'É', [0, 1]],
    ['the day', { day: '2026-06-16' }, 'É', [0, 0]],
    ['the rows', { rows: rows.slice(1) }, 'aÉ', [2, 1]],
  ])('after a change of %s computes only what depends on it', (_, change, names, calls) => {
    const startRender = createRenders();
    const render = (input: typeof unchanged) =>
      listRows(rules, input.rows, input.query, input.day, startRender()).map(({ name }) => name);
    expect(render(unchanged).join('')).toBe('abÉ');
    vi.clearAllMocks();
    expect(render({ ...unchanged, ...change }).join('')).toBe(names);
    expect([searchTexts, order].map(({ mock }) => mock.calls.length)).toEqual(calls);
  });
});

describe('pageOfRows', () => {
  it('has every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (all, rowsPerPage) => {
        const { pages } = pageOfRows(all, 1, rowsPerPage);
        const allPages = Array.from({ length: pages }, (_, index) => pageOfRows(all, index + 1, rowsPerPage).rows);
        expect(allPages.flat()).toEqual(all);
      }),
    );
  });

  it('shows the last page for page numbers beyond it', () => {
    expect(pageOfRows([1, 2, 3], 9, 2)).toEqual({ rows: [3], page: 2, pages: 2 });
    expect(pageOfRows([], 9, 2)).toEqual({ rows: [], page: 1, pages: 1 });
  });
});
