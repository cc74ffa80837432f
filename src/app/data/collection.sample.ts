import type { Collection, CollectionSnapshot } from '~/domain/data/collection';

/** A collection whose rows do not come: they are on their way, or could not be had. */
export function stuckCollection<Row extends { id: string }>(status: 'loading' | 'failed'): Collection<Row> {
  const snapshot: CollectionSnapshot<Row> = { status, rows: [] };
  const refuse = () => Promise.reject(new Error('Nothing can be kept here.'));
  return {
    subscribe: () => () => undefined,
    getSnapshot: () => snapshot,
    add: refuse,
    update: refuse,
    remove: refuse,
    transaction: refuse,
  };
}

/** A collection whose rows come when `arrive` is called. */
export function slowCollection<Row extends { id: string }>(collection: Collection<Row>) {
  const waiting: CollectionSnapshot<Row> = { status: 'loading', rows: [] };
  const listeners = new Set<() => void>();
  let isHere = false;
  const slow: Collection<Row> = {
    ...collection,
    getSnapshot: () => (isHere ? collection.getSnapshot() : waiting),
    subscribe: (listener) => {
      listeners.add(listener);
      const end = collection.subscribe(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
  };
  const arrive = () => {
    isHere = true;
    for (const listener of listeners) listener();
  };
  return { slow, arrive };
}
