import type { Collection, CollectionChanges, CollectionSnapshot } from '~/domain/data/collection';

/** Creates a collection in memory. It is ready at once, and its changes are lost on reload. */
export function createSampleCollection<Row extends { id: string }>(rows: readonly Row[]): Collection<Row> {
  let snapshot: CollectionSnapshot<Row> = { status: 'ready', rows };
  const listeners = new Set<() => void>();
  // Position of each row by id. A removed row keeps its position, so that Undo restores the row there.
  const positions = new Map(rows.map(({ id }, index) => [id, index]));
  const positionOf = ({ id }: Row) => positions.get(id) ?? Infinity;

  const transaction: Collection<Row>['transaction'] = (work) => {
    try {
      const nextRows = applyChanges(snapshot.rows, work).sort((a, b) => positionOf(a) - positionOf(b));
      for (const { id } of nextRows) if (!positions.has(id)) positions.set(id, positions.size);
      snapshot = { status: 'ready', rows: nextRows };
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

/** Returns the rows with the changes that `work` makes. Does not mutate `rows`, so nothing changes if `work` throws. */
function applyChanges<Row extends { id: string }>(
  rows: readonly Row[],
  work: (changes: CollectionChanges<Row>) => void,
): Row[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  work({
    add: (row) => {
      if (rowsById.has(row.id)) throw new RangeError(`There is a row "${row.id}" already.`);
      rowsById.set(row.id, row);
    },
    update: (id, changed) => {
      const row = rowsById.get(id);
      if (!row) throw new RangeError(`There is no row "${id}".`);
      rowsById.set(id, { ...row, ...changed });
    },
    remove: (id) => void rowsById.delete(id),
  });
  return [...rowsById.values()];
}
