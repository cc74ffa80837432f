import type { CollectionSnapshot } from '~/domain/data/collection';

import type { ChangeResult, EntityData } from '../entityData';
import { createMemoryCollections } from '../createMemoryCollections';

/** Creates the data of an entity from rows in memory. A reload restores removed rows. */
export function createSampleEntity<Row extends { id: string }>(rows: readonly Row[]): EntityData<Row> {
  let snapshot: CollectionSnapshot<Row> = { status: 'ready', rows };
  const removedIds = new Set<string>();
  const listeners = new Set<() => void>();
  const publishRemainingRows = () => {
    snapshot = { status: 'ready', rows: rows.filter(({ id }) => !removedIds.has(id)) };
    for (const listener of listeners) listener();
  };
  return {
    getCollection: createMemoryCollections({
      getSnapshot: () => snapshot,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    remove: (ids) => {
      const idsToRemove = ids.filter((id) => !removedIds.has(id));
      for (const id of idsToRemove) removedIds.add(id);
      publishRemainingRows();
      const undo = (): Promise<ChangeResult> => {
        for (const id of idsToRemove) removedIds.delete(id);
        publishRemainingRows();
        return Promise.resolve({ ok: true, undo });
      };
      return Promise.resolve({ ok: true, undo });
    },
  };
}
