/** What a screen can know of a collection: its rows are on the way, here, or could not be had. */
export type CollectionStatus = 'loading' | 'ready' | 'failed';

/** A collection at one moment. The same object is given out until something changes. */
export type CollectionSnapshot<Row> = {
  status: CollectionStatus;
  /**
   * In the order they were added; a row that comes back under its old id takes its old place. Empty while loading;
   * after a failure, what was last known.
   */
  rows: readonly Row[];
};

/** What can be done to the rows inside a transaction, at once and without waiting. */
export type CollectionChanges<Row extends { id: string }> = {
  add: (row: Row) => void;
  /** Throws a RangeError when no row has this id. */
  update: (id: string, changes: Partial<Omit<Row, 'id'>>) => void;
  /** An id that no row has is passed over: what was to be gone is gone. */
  remove: (id: string) => void;
};

/**
 * The port through which rows reach the screens, whatever keeps them: samples, a database in the browser, a server.
 * `subscribe` and `getSnapshot` fit React's `useSyncExternalStore` and need no `this`. A change resolves when it is
 * kept, and rejects, with everything as before, when it can not be.
 */
export type Collection<Row extends { id: string }> = {
  /** Calls `listener` after every change, also those of another tab. The result ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CollectionSnapshot<Row>;
  /** Rejects with a RangeError when a row with this id is there already. */
  add: (row: Row) => Promise<void>;
  /** Rejects with a RangeError when no row has this id. */
  update: (id: string, changes: Partial<Omit<Row, 'id'>>) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Several changes as one: all are kept and announced once, or, when `work` throws, none. */
  transaction: (work: (changes: CollectionChanges<Row>) => void) => Promise<void>;
};
