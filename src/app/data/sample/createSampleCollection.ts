import type { Collection, CollectionChanges, CollectionSnapshot } from '~/domain/data/collection';

/** A collection that holds `rows` for as long as the page lives: ready at once, and as it was after a reload. */
export function createSampleCollection<Row extends { id: string }>(rows: readonly Row[]): Collection<Row> {
  let snapshot: CollectionSnapshot<Row> = { status: 'ready', rows };
  const listeners = new Set<() => void>();
  // The place of every id there ever was, so that a row which comes back takes its old one.
  const places = new Map(rows.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Row) => places.get(id) ?? Infinity;

  const transaction: Collection<Row>['transaction'] = (work) => {
    try {
      const next = apply(snapshot.rows, work).sort((a, b) => placeOf(a) - placeOf(b));
      for (const { id } of next) if (!places.has(id)) places.set(id, places.size);
      snapshot = { status: 'ready', rows: next };
      for (const listener of listeners) listener();
      return Promise.resolve();
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    add: (row) => transaction((changes) => changes.add(row)),
    update: (id, changed) => transaction((changes) => changes.update(id, changed)),
    remove: (id) => transaction((changes) => changes.remove(id)),
    transaction,
  };
}

/** `rows` after `work`; they themselves stay as they are, so that work that throws has changed nothing. */
function apply<Row extends { id: string }>(
  rows: readonly Row[],
  work: (changes: CollectionChanges<Row>) => void,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  work({
    add: (row) => {
      if (byId.has(row.id)) throw new RangeError(`There is a row "${row.id}" already.`);
      byId.set(row.id, row);
    },
    update: (id, changed) => {
      const row = byId.get(id);
      if (!row) throw new RangeError(`There is no row "${id}".`);
      byId.set(id, { ...row, ...changed });
    },
    remove: (id) => void byId.delete(id),
  });
  return [...byId.values()];
}
