import { filterRows, getPageOfRows, createRowIndexer } from '../lists/listRules';
import type { ListQuery, ListRules } from '../lists/listRules';
import { diffRows, orderRows, replaceInOrder } from '../lists/rowOrder';
import type { IndexedRow, OrderedRows } from '../lists/rowOrder';
import type { Collection, CollectionPage, CollectionSnapshot, CollectionStatus, DatedQuery } from './collection';

/** A data source with rows in memory. `subscribe` and `getSnapshot` are for React's `useSyncExternalStore`. */
export type RowSource<Row> = {
  subscribe: Collection<Row, never>['subscribe'];
  /** Returns the same object until the rows or the status change. */
  getSnapshot: () => CollectionSnapshot<Row>;
};

/** Creates a collection that searches, filters and sorts the rows of `source` in memory by `rules`. */
export function createMemoryCollection<Row extends { id: string }, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  source: RowSource<Row>,
): Collection<Row, Query> {
  const indexRow = createRowIndexer(rules.getSearchTexts);
  let snapshot = source.getSnapshot();
  let reader = createReader(rules, snapshot, indexRow, createEmptyResults());
  const getCurrentReader = () => {
    const currentSnapshot = source.getSnapshot();
    if (currentSnapshot !== snapshot) {
      const cachedResults = adjustResults(reader.cached, snapshot, currentSnapshot, indexRow);
      snapshot = currentSnapshot;
      reader = createReader(rules, currentSnapshot, indexRow, cachedResults);
    }
    return reader;
  };
  return {
    subscribe: source.subscribe,
    readPage: (request) => getCurrentReader().readPage(request),
    readMatchingIds: (datedQuery) => getCurrentReader().readMatchingIds(datedQuery),
    readRow: (id) => getCurrentReader().readRow(id),
    readValues: (filter) => getCurrentReader().readValues(filter),
    findRows: async (request) => {
      await waitForRows(source);
      const { readRow, findMatches } = getCurrentReader();
      return 'ids' in request ? request.ids.flatMap((id) => readRow(id).row ?? []) : findMatches(request);
    },
  };
}

/** Cached results that can be updated when a few rows change, which is faster than computing them again. */
type CachedResults<Row> = {
  /** Sorted rows of recent queries. The key is the query without its search and page. */
  orderedRowsByQuery: Map<string, OrderedRows<Row>>;
  /** The results of `readRow` by id. Undefined until the first row is read. */
  rowResults: Map<string, RowResult<Row>> | undefined;
};

type RowResult<Row> = { status: CollectionStatus; row: Row | undefined };

const createEmptyResults = <Row>(): CachedResults<Row> => ({ orderedRowsByQuery: new Map(), rowResults: undefined });

/** Updates cached results after the rows have changed. Drops results that have to be computed again. */
function adjustResults<Row extends { id: string }>(
  { orderedRowsByQuery, rowResults }: CachedResults<Row>,
  snapshotBefore: CollectionSnapshot<Row>,
  snapshotAfter: CollectionSnapshot<Row>,
  indexRow: (row: Row) => IndexedRow<Row>,
): CachedResults<Row> {
  const { status } = snapshotAfter;
  if (status !== snapshotBefore.status) return createEmptyResults();
  const difference = diffRows(snapshotBefore.rows, snapshotAfter.rows);
  const nextOrders = new Map<string, OrderedRows<Row>>();
  for (const [key, orderedRows] of orderedRowsByQuery) {
    const adjustedOrder = replaceInOrder(orderedRows, difference, indexRow);
    if (adjustedOrder) nextOrders.set(key, adjustedOrder);
  }
  // Changes the map in place, because the results for `snapshotBefore` are no longer needed.
  for (const { id } of difference.removedRows) rowResults?.delete(id);
  for (const row of difference.addedRows) rowResults?.set(row.id, { status, row });
  return { orderedRowsByQuery: nextOrders, rowResults };
}

/**
 * Returns functions that read a snapshot. They cache recent results, so that typing in the search field neither indexes
 * nor sorts the rows again, and changing the page does not repeat the search.
 */
function createReader<Row extends { id: string }, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  { status, rows }: CollectionSnapshot<Row>,
  indexRow: (row: Row) => IndexedRow<Row>,
  cachedResults: CachedResults<Row>,
) {
  type Reader = Omit<Collection<Row, Query>, 'subscribe' | 'findRows'>;
  let indexedRows: IndexedRow<Row>[] | undefined;
  const optionGetters = new Map(Object.entries<((row: Row) => string) | undefined>(rules.filterValueGetters ?? {}));
  const missingRow = { status, row: undefined };
  const getCachedOrder = createCache(cachedResults.orderedRowsByQuery);
  const getCachedMatches = createCache<Row[]>();
  const getCachedPage = createCache<CollectionPage<Row>>();
  const getCachedIds = createCache<ReturnType<Reader['readMatchingIds']>>();
  const getCachedValues = createCache<ReturnType<Reader['readValues']>>();

  const findOrderedRows = (query: Query) =>
    getCachedOrder(JSON.stringify({ ...query, search: undefined, page: undefined }), () => {
      indexedRows ??= rows.map(indexRow);
      const order = rules.getOrder(query);
      return { order, entries: orderRows(indexedRows, order) };
    }).entries;
  const toMatchKey = ({ query, today }: DatedQuery<Query>) => JSON.stringify([{ ...query, page: undefined }, today]);
  const findMatches = (datedQuery: DatedQuery<Query>) =>
    getCachedMatches(toMatchKey(datedQuery), () =>
      filterRows(
        findOrderedRows(datedQuery.query),
        datedQuery.query.search,
        rules.createFilter(datedQuery.query, datedQuery.today),
      ),
    );
  const reader: Reader = {
    readPage: ({ query, today, rowsPerPage }) =>
      getCachedPage(JSON.stringify([query, today, rowsPerPage]), () => {
        const matchingRows = findMatches({ query, today });
        return {
          status,
          ...getPageOfRows(matchingRows, query.page, rowsPerPage),
          matchCount: matchingRows.length,
          totalCount: rows.length,
        };
      }),
    readMatchingIds: (datedQuery) =>
      getCachedIds(toMatchKey(datedQuery), () => ({ status, ids: findMatches(datedQuery).map(({ id }) => id) })),
    readRow: (id) => {
      cachedResults.rowResults ??= new Map(rows.map((row) => [row.id, { status, row }]));
      return cachedResults.rowResults.get(id) ?? missingRow;
    },
    readValues: (filter) =>
      getCachedValues(filter, () => {
        const getValue = optionGetters.get(filter);
        return { status, values: getValue ? [...new Set(rows.map(getValue))] : [] };
      }),
  };
  return { ...reader, findMatches, cached: cachedResults };
}

/**
 * Maximum number of cached results, one more than needed: a list reads two queries during a React transition, and
 * another reader, such as the office search, a third.
 */
const maxCachedResults = 4;

/** Returns a function that returns `compute()`, or the cached result if `key` is one of the last few keys. */
function createCache<Result extends object>(results = new Map<string, Result>()) {
  return (key: string, compute: () => Result): Result => {
    const result = results.get(key) ?? compute();
    results.delete(key);
    results.set(key, result);
    const [oldestKey] = results.keys();
    if (oldestKey !== undefined && results.size > maxCachedResults) results.delete(oldestKey);
    return result;
  };
}

/** Resolves when the rows of `source` are loaded. Rejects if they cannot be loaded. */
function waitForRows<Row>({ subscribe, getSnapshot }: RowSource<Row>): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const { status } = getSnapshot();
      if (status === 'loading') return;
      unsubscribe();
      if (status === 'ready') resolve();
      else reject(new Error('The rows could not be loaded.'));
    };
    const unsubscribe = subscribe(check);
    check();
  });
}
