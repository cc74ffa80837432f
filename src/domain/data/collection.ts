import type { Day } from '../time/days';

export type CollectionStatus = 'loading' | 'ready' | 'failed';

/** The rows of a collection at one moment. Immutable: a new object is created only when the content changes. */
export type CollectionSnapshot<Row> = {
  status: CollectionStatus;
  /** The rows: empty while loading, and the last known rows after a failure. */
  rows: readonly Row[];
};

/** A query, and the day on which it is evaluated. Filters such as 'Last 7 Days' depend on the day. */
export type DatedQuery<Query> = { query: Query; today: Day };

/** Request for one page of rows. The page number is part of the query. `rowsPerPage: Infinity` requests all rows. */
type PageRequest<Query> = DatedQuery<Query> & { rowsPerPage: number };

/** One page of the rows that match a query. */
export type CollectionPage<Row> = CollectionSnapshot<Row> & {
  /** Number of the page, starting at 1. If the query asks for a page beyond the last one, this is the last page. */
  page: number;
  /** Number of pages, at least 1. */
  pageCount: number;
  /** Number of matching rows on all pages. */
  matchCount: number;
  /** Number of all rows, including those that do not match the query. */
  totalCount: number;
};

/**
 * The interface between screens and a data source, such as sample data, a browser database or a server. The functions
 * that begin with `read` return the current state at once, and the same object until it changes, as React's
 * `useSyncExternalStore` requires.
 */
export type Collection<Row, Query> = {
  /**
   * Calls `listener` after every change, including changes made in other tabs. Returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
  readPage: (request: PageRequest<Query>) => CollectionPage<Row>;
  /** Returns the ids of the rows on all pages, in the order of the query. */
  readMatchingIds: (datedQuery: DatedQuery<Query>) => { status: CollectionStatus; ids: readonly string[] };
  /**
   * Returns the row with this id, even if it matches no query. `row` is undefined if no row has this id, or if the rows
   * are not loaded.
   */
  readRow: (id: string) => { status: CollectionStatus; row: Row | undefined };
  /**
   * Returns the distinct values that the rows have for a filter, in no particular order. Only for filters whose options
   * come from the rows.
   */
  readValues: (filter: string) => { status: CollectionStatus; values: readonly string[] };
  /**
   * Resolves with all matching rows in the order of the query, or with the rows of `ids` in the order of `ids`, leaving
   * out unknown ids. Waits until the rows are loaded, and rejects if they cannot be loaded.
   */
  findRows: (request: DatedQuery<Query> | { ids: readonly string[] }) => Promise<readonly Row[]>;
};
