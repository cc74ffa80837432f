import { filterRows, getPageOfRows, createRowIndexer } from '../lists/listRules';
import type { ListQuery, ListRules } from '../lists/listRules';
import { diffRows, orderRows, replaceInOrder } from '../lists/rowOrder';
import type { IndexedRow, OrderedRows } from '../lists/rowOrder';
import type { Collection, CollectionPage, CollectionSnapshot, CollectionStatus, DatedQuery } from './collection';

/** A source of rows in memory. `subscribe` and `getSnapshot` are for React's `useSyncExternalStore`. */
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
  const indexRow = createRowIndexer(rules.searchTexts);
  let snapshot = source.getSnapshot();
  let reader = createReader(rules, snapshot, indexRow, createEmptyResults());
  const currentReader = () => {
    const current = source.getSnapshot();
    if (current !== snapshot) {
      const cached = adjustResults(reader.cached, snapshot, current, indexRow);
      snapshot = current;
      reader = createReader(rules, current, indexRow, cached);
    }
    return reader;
  };
  return {
    subscribe: source.subscribe,
    readPage: (request) => currentReader().readPage(request),
    readMatchingIds: (match) => currentReader().readMatchingIds(match),
    readRow: (id) => currentReader().readRow(id),
    readValues: (filter) => currentReader().readValues(filter),
    findRows: async (request) => {
      await waitForRows(source);
      const { readRow, findMatches } = currentReader();
      return 'ids' in request ? request.ids.flatMap((id) => readRow(id).row ?? []) : findMatches(request);
    },
  };
}

/** Cached results that can be adjusted after a change of a few rows, which is faster than computing them again. */
type CachedResults<Row> = {
  /** Sorted rows of recent queries. The key is the query without its search and page. */
  orders: Map<string, OrderedRows<Row>>;
  /** The results of `readRow` by id. Undefined until the first row is read. */
  rowAnswers: Map<string, RowAnswer<Row>> | undefined;
};

type RowAnswer<Row> = { status: CollectionStatus; row: Row | undefined };

const createEmptyResults = <Row>(): CachedResults<Row> => ({ orders: new Map(), rowAnswers: undefined });

/** Adjusts cached results from the rows `before` to the rows `after`. Drops results that have to be computed again. */
function adjustResults<Row extends { id: string }>(
  { orders, rowAnswers }: CachedResults<Row>,
  before: CollectionSnapshot<Row>,
  after: CollectionSnapshot<Row>,
  indexRow: (row: Row) => IndexedRow<Row>,
): CachedResults<Row> {
  const { status } = after;
  if (status !== before.status) return createEmptyResults();
  const difference = diffRows(before.rows, after.rows);
  const nextOrders = new Map<string, OrderedRows<Row>>();
  for (const [key, ordered] of orders) {
    const adjusted = replaceInOrder(ordered, difference, indexRow);
    if (adjusted) nextOrders.set(key, adjusted);
  }
  // Changes the map in place, because the results for `before` are not needed any more.
  for (const { id } of difference.removed) rowAnswers?.delete(id);
  for (const row of difference.added) rowAnswers?.set(row.id, { status, row });
  return { orders: nextOrders, rowAnswers };
}

/**
 * Returns functions that read a snapshot. They cache their last results, so that typing in the search neither indexes
 * nor sorts the rows again, and turning pages does not search them again.
 */
function createReader<Row extends { id: string }, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  { status, rows }: CollectionSnapshot<Row>,
  indexRow: (row: Row) => IndexedRow<Row>,
  cached: CachedResults<Row>,
) {
  type Reader = Omit<Collection<Row, Query>, 'subscribe' | 'findRows'>;
  let indexedRows: IndexedRow<Row>[] | undefined;
  const optionGetters = new Map(Object.entries<((row: Row) => string) | undefined>(rules.optionsFrom ?? {}));
  const noRow = { status, row: undefined };
  const orders = createCache(cached.orders);
  const matches = createCache<Row[]>();
  const pages = createCache<CollectionPage<Row>>();
  const idLists = createCache<ReturnType<Reader['readMatchingIds']>>();
  const valueLists = createCache<ReturnType<Reader['readValues']>>();

  const findOrderedRows = (query: Query) =>
    orders(JSON.stringify({ ...query, search: undefined, page: undefined }), () => {
      indexedRows ??= rows.map(indexRow);
      const order = rules.order(query);
      return { order, entries: orderRows(indexedRows, order) };
    }).entries;
  const matchKey = ({ query, today }: DatedQuery<Query>) => JSON.stringify([{ ...query, page: undefined }, today]);
  const findMatches = (match: DatedQuery<Query>) =>
    matches(matchKey(match), () =>
      filterRows(findOrderedRows(match.query), match.query.search, rules.filter(match.query, match.today)),
    );
  const reader: Reader = {
    readPage: ({ query, today, rowsPerPage }) =>
      pages(JSON.stringify([query, today, rowsPerPage]), () => {
        const matchingRows = findMatches({ query, today });
        return {
          status,
          ...getPageOfRows(matchingRows, query.page, rowsPerPage),
          matchCount: matchingRows.length,
          totalCount: rows.length,
        };
      }),
    readMatchingIds: (match) =>
      idLists(matchKey(match), () => ({ status, ids: findMatches(match).map(({ id }) => id) })),
    readRow: (id) => {
      cached.rowAnswers ??= new Map(rows.map((row) => [row.id, { status, row }]));
      return cached.rowAnswers.get(id) ?? noRow;
    },
    readValues: (filter) =>
      valueLists(filter, () => {
        const valueOf = optionGetters.get(filter);
        return { status, values: valueOf ? [...new Set(rows.map(valueOf))] : [] };
      }),
  };
  return { ...reader, findMatches, cached };
}

/** Number of cached results, one more than needed: a list in transition reads two queries, and a panel a third. */
const cachedResultCount = 4;

/** Returns a function that returns `compute()`, or the cached result if `key` is one of the last few keys. */
function createCache<Result extends object>(results = new Map<string, Result>()) {
  return (key: string, compute: () => Result): Result => {
    const result = results.get(key) ?? compute();
    results.delete(key);
    results.set(key, result);
    const [oldestKey] = results.keys();
    if (oldestKey !== undefined && results.size > cachedResultCount) results.delete(oldestKey);
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
