export type CollectionStatus = 'loading' | 'ready' | 'failed';

/** An immutable state of a collection. A new object is created only when the content changes. */
export type CollectionSnapshot<Row> = {
  status: CollectionStatus;
  /**
   * Rows in the order in which they were added; a removed row that is added again returns to its old position. Empty
   * while loading; the last known rows after a failure.
   */
  rows: readonly Row[];
};

/** The changes that a transaction can make. They are synchronous. */
export type CollectionChanges<Row extends { id: string }> = {
  /** Throws a RangeError if a row with this id exists. */
  add: (row: Row) => void;
  /** Throws a RangeError if no row has this id. */
  update: (id: string, changes: Partial<Omit<Row, 'id'>>) => void;
  /** Ignores unknown ids. */
  remove: (id: string) => void;
};

/**
 * The interface between screens and a data source, such as sample data, a browser database or a server. `subscribe` and
 * `getSnapshot` are for React's `useSyncExternalStore`. The promise of a change resolves when the change is stored; if
 * it rejects, nothing has changed.
 */
export type Collection<Row extends { id: string }> = {
  /**
   * Calls `listener` after every change, including changes made in other tabs. Returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CollectionSnapshot<Row>;
  /** Rejects with a RangeError if a row with this id exists. */
  add: (row: Row) => Promise<void>;
  /** Rejects with a RangeError if no row has this id. */
  update: (id: string, changes: Partial<Omit<Row, 'id'>>) => Promise<void>;
  /** Ignores unknown ids. */
  remove: (id: string) => Promise<void>;
  /** Applies all changes of `work` and notifies listeners once. Applies none of them if `work` throws. */
  transaction: (work: (changes: CollectionChanges<Row>) => void) => Promise<void>;
};
