import type { Collection, CollectionSnapshot } from '~/domain/data/collection';

/** Creates a collection that stays in one status, has no rows and rejects all changes. */
export function stuckCollection<Row extends { id: string }>(status: 'loading' | 'failed'): Collection<Row> {
  const snapshot: CollectionSnapshot<Row> = { status, rows: [] };
  const reject = () => Promise.reject(new Error('This collection cannot be changed.'));
  return {
    subscribe: () => () => undefined,
    getSnapshot: () => snapshot,
    add: reject,
    update: reject,
    remove: reject,
    transaction: reject,
  };
}

/** Returns `slow`, a copy of `collection` that stays in the status 'loading' until `finishLoading` is called. */
export function slowCollection<Row extends { id: string }>(collection: Collection<Row>) {
  const loadingSnapshot: CollectionSnapshot<Row> = { status: 'loading', rows: [] };
  const listeners = new Set<() => void>();
  let isLoaded = false;
  const slow: Collection<Row> = {
    ...collection,
    getSnapshot: () => (isLoaded ? collection.getSnapshot() : loadingSnapshot),
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = collection.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
  const finishLoading = () => {
    isLoaded = true;
    for (const listener of listeners) listener();
  };
  return { slow, finishLoading };
}
