import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { findColumnOrder, createListQueryFields } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, createQuerySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';
import { partnerRules } from '../partner/partner';
import type { Partner, PartnerQuery } from '../partner/partner';
import type { Collection, CollectionSnapshot } from './collection';
import { collectionContract } from './collectionContract.sample';
import type { OpenCollection } from './collectionContract.sample';
import { createMemoryCollection } from './memoryCollection';

/** Creates a data source with rows in memory. `replaceSnapshot` replaces rows and status and notifies the listeners. */
function createRowSource<Row>(initialSnapshot: CollectionSnapshot<Row>) {
  let snapshot = initialSnapshot;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replaceSnapshot: (nextSnapshot: CollectionSnapshot<Row>) => {
      snapshot = nextSnapshot;
      for (const listener of listeners) listener();
    },
  };
}

type PartnerCollection = Collection<Partner, PartnerQuery>;
type Fault = (collection: PartnerCollection) => Partial<PartnerCollection>;

const openWithFault =
  (fault: Fault): OpenCollection =>
  (initialSnapshot) => {
    const source = createRowSource(initialSnapshot);
    const collection = createMemoryCollection(partnerRules, source);
    return { collection: { ...collection, ...fault(collection) }, replaceSnapshot: source.replaceSnapshot };
  };
const expectEqual = (actual: unknown, expected: unknown) => expect(actual).toEqual(expected);

/** Faulty collections, by the check that must detect them. Each fault overrides methods of a correct collection. */
const faults: Record<string, Fault> = {
  'reads the page of a query': ({ readPage }) => ({
    readPage: (request) => readPage({ ...request, query: { ...request.query, page: 1 } }),
  }),
  'reads the last page if the page is too large': ({ readPage }) => ({
    readPage: (request) => {
      const page = readPage(request);
      return request.query.page > page.pageCount ? { ...page, rows: [], page: request.query.page } : page;
    },
  }),
  'reads all rows as one page of infinite size': ({ readPage }) => ({
    readPage: (request) => readPage({ ...request, rowsPerPage: Math.min(request.rowsPerPage, 3) }),
  }),
  'counts the rows that match and all rows': ({ readPage }) => ({
    readPage: (request) => ({ ...readPage(request), totalCount: readPage(request).matchCount }),
  }),
  'reads the ids of all pages in the order of the query': ({ readPage }) => ({
    readMatchingIds: (datedQuery) => {
      const { status, rows } = readPage({ ...datedQuery, rowsPerPage: 2 });
      return { status, ids: rows.map(({ id }) => id) };
    },
  }),
  'reads a row that does not match the last query, and undefined for an unknown id': () => ({
    readRow: () => ({ status: 'ready', row: undefined }),
  }),
  'reads each value of a filter once': () => ({
    readValues: () => ({ status: 'ready', values: ['North', 'South', 'North'] }),
  }),
  'finds all matching rows in the order of the query': ({ readPage, findRows }) => ({
    findRows: (request) =>
      'ids' in request ? findRows(request) : Promise.resolve(readPage({ ...request, rowsPerPage: 2 }).rows),
  }),
  'finds rows by id, in the order of the ids and without unknown ids': ({ findRows }) => ({
    findRows: (request) => findRows('ids' in request ? { ids: [...request.ids].sort() } : request),
  }),
  'calls listeners after a change, until they unsubscribe': ({ subscribe }) => ({
    subscribe: (listener) => {
      subscribe(listener);
      return () => undefined;
    },
  }),
  'returns the same objects until something changes': ({ readMatchingIds }) => ({
    readMatchingIds: (datedQuery) => ({ ...readMatchingIds(datedQuery) }),
  }),
  'has the status loading until the rows are loaded': ({ readRow }) => ({
    readRow: (id) => ({ ...readRow(id), status: 'ready' }),
  }),
  'has the status failed if the rows cannot be loaded': () => ({ findRows: () => Promise.resolve([]) }),
};

describe('a memory collection', () => {
  it.each(collectionContract)('$name', async ({ check }) => {
    await check(
      openWithFault(() => ({})),
      expectEqual,
    );
  });

  it.each(collectionContract)('a faulty collection fails the check: $name', async ({ name, check }) => {
    const fault = faults[name];
    expect(fault, 'every check has a fault that it finds').toBeDefined();
    const outcome = Promise.resolve().then(() => check(openWithFault(fault ?? (() => ({}))), expectEqual));
    await expect(outcome).rejects.toThrow();
  });
});

type Row = { id: string; name: string; size: number };
const sortKeys = { name: ({ name }) => name, size: ({ size }) => size } satisfies SortKeys<Row>;
const schema = createQuerySchema({ ...createListQueryFields(sortKeys), kind: textOneOf(['all', 'big'], 'all') });
type Query = QueryOf<typeof schema>;

describe('caching in a memory collection', () => {
  const getSearchTexts = vi.fn((row: Row) => [row.name]);
  const getOrder = vi.fn(({ sort }: Query) => findColumnOrder(sortKeys, sort));
  const createFilter = vi.fn(
    ({ kind }: Query, day: string) =>
      (row: Row) =>
        (kind === 'all' || row.size > 5) && (day === '2026-06-15' || row.size < 10),
  );
  const rules: ListRules<Row, Query> = {
    schema,
    getSearchTexts,
    getOrder,
    createFilter,
  };
  const rows: Row[] = [
    { id: '1', name: 'b', size: 2 },
    { id: '2', name: 'c', size: 10 },
    { id: '3', name: 'a', size: 2 },
  ];
  const unchangedParams = { query: { sort: 'name' } as object, day: '2026-06-15', rows, rowsPerPage: 5 };

  it.each([
    ['the search', { query: { sort: 'name', search: 'b' } }, 'b', [0, 0, 1]],
    ['the page', { query: { sort: 'name', page: '2' } }, 'abc', [0, 0, 0]],
    ['the page size', { rowsPerPage: 2 }, 'ab', [0, 0, 0]],
    ['the sorting', { query: { sort: '-size' } }, 'cba', [0, 1, 1]],
    ['a filter', { query: { sort: 'name', kind: 'big' } }, 'c', [0, 1, 1]],
    ['the day', { day: '2026-06-16' }, 'ab', [0, 0, 1]],
    ['the rows', { rows: rows.slice(1) }, 'ac', [0, 0, 1]],
    ['the last row', { rows: rows.slice(0, -1) }, 'bc', [0, 0, 1]],
    ['the order of the rows', { rows: rows.toReversed() }, 'abc', [0, 1, 1]],
    [
      'one row in the same position',
      { rows: rows.map((row) => (row.id === '2' ? { ...row } : row)) },
      'abc',
      [1, 0, 1],
    ],
    ['one row', { rows: rows.map((row) => (row.id === '2' ? { ...row, name: 'd' } : row)) }, 'abd', [1, 1, 1]],
  ])('recomputes only what depends on %s', (_, changes, names, callCounts) => {
    const source = createRowSource<Row>({ status: 'ready', rows });
    const collection = createMemoryCollection(rules, source);
    const read = ({ query, day, rowsPerPage }: typeof unchangedParams) => {
      const request = { query: schema.parse(query), today: day, rowsPerPage };
      collection.readMatchingIds(request);
      return collection.readPage(request);
    };
    const readNames = (request: typeof unchangedParams) => read(request).rows.map(({ name }) => name);
    expect(readNames(unchangedParams).join('')).toBe('abc');
    vi.clearAllMocks();
    if ('rows' in changes) source.replaceSnapshot({ status: 'ready', rows: changes.rows });
    expect(readNames({ ...unchangedParams, ...changes }).join('')).toBe(names);
    expect([getSearchTexts, getOrder, createFilter].map(({ mock }) => mock.calls.length)).toEqual(callCounts);
  });

  it('returns the same results after any changes as a new collection', () => {
    const anyRow = fc.record({
      id: fc.constantFrom('1', '2', '3', '4', '5'),
      name: fc.constantFrom('a', 'b'),
      size: fc.nat(2),
    });
    const anyRowList = fc.uniqueArray(anyRow, { selector: ({ id }) => id });
    fc.assert(
      fc.property(fc.array(anyRowList, { minLength: 2 }), (rowLists) => {
        const source = createRowSource<Row>({ status: 'ready', rows: [] });
        const collection = createMemoryCollection(rules, source);
        // Uses the same object for rows with equal content, as a data source does for rows that have not changed.
        const knownRows = new Map<string, Row>();
        for (const rowList of rowLists) {
          const rowsOfList = rowList.map((item) => knownRows.get(JSON.stringify(item)) ?? item);
          for (const item of rowsOfList) knownRows.set(JSON.stringify(item), item);
          source.replaceSnapshot({ status: 'ready', rows: rowsOfList });
          const newCollection = createMemoryCollection(
            rules,
            createRowSource<Row>({ status: 'ready', rows: rowsOfList }),
          );
          for (const sort of ['', 'name', '-size']) {
            const request = { query: schema.parse({ sort }), today: '2026-06-15', rowsPerPage: 3 };
            expect(collection.readPage(request)).toEqual(newCollection.readPage(request));
          }
          for (const id of ['1', '2', '3']) expect(collection.readRow(id)).toEqual(newCollection.readRow(id));
        }
      }),
    );
  });

  it('keeps the results of the last queries only', () => {
    const collection = createMemoryCollection(rules, createRowSource<Row>({ status: 'ready', rows }));
    const readPage = (search: string) =>
      collection.readPage({ query: schema.parse({ search }), today: '2026-06-15', rowsPerPage: 5 });
    const firstPage = readPage('a');
    for (const search of ['b', 'c', 'a']) readPage(search);
    expect(readPage('a')).toBe(firstPage);
    for (const search of ['b', 'c', 'd', 'e']) readPage(search);
    expect(readPage('a')).not.toBe(firstPage);
  });
});
