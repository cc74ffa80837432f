export type CollectionStatus = 'loading' | 'ready' | 'failed';

/** An immutable state of a collection. Its identity changes only with its content. */
export type CollectionSnapshot<Row> = {
  status: CollectionStatus;
  /**
   * In the order they were added; a row that is added again returns to its old position. Empty while loading, the last
   * known rows after a failure.
   */
  rows: readonly Row[];
};

/** Synchronous changes inside a transaction. */
export type CollectionChanges<Row extends { id: string }> = {
  add: (row: Row) => void;
  /** Throws a RangeError if no row has this id. */
  update: (id: string, changes: Partial<Omit<Row, 'id'>>) => void;
  /** Ignores unknown ids. */
  remove: (id: string) => void;
};

/**
 * The port between screens and a data source: samples, a browser database or a server. `subscribe` and `getSnapshot`
 * fit React's `useSyncExternalStore`. A change resolves once it is stored, and rejects without any effect otherwise.
 */
export type Collection<Row extends { id: string }> = {
  /** Calls `listener` after every change, also of other tabs. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CollectionSnapshot<Row>;
  /** Rejects with a RangeError if the id exists. */
  add: (row: Row) => Promise<void>;
  /** Rejects with a RangeError if no row has this id. */
  update: (id: string, changes: Partial<Omit<Row, 'id'>>) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Applies all changes with one notification, or none if `work` throws. */
  transaction: (work: (changes: CollectionChanges<Row>) => void) => Promise<void>;
};
