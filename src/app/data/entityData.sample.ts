import type { CollectionSnapshot } from '~/domain/data/collection';

import type { EntityData } from './entityData';
import { createMemoryCollections } from './createMemoryCollections';
import { createSampleEntity } from './sample/createSampleEntity';

/** Creates the data of an entity that never gets rows, because its status stays 'loading' or 'failed'. */
export function createEntityWithStatus<Row extends { id: string }>(status: 'loading' | 'failed'): EntityData<Row> {
  const snapshot: CollectionSnapshot<Row> = { status, rows: [] };
  return {
    getCollection: createMemoryCollections({ subscribe: () => () => undefined, getSnapshot: () => snapshot }),
    remove: () => Promise.reject(new Error('These rows cannot be removed.')),
  };
}

/** Returns the data of an entity that stays in the status 'loading', and a function that finishes loading. */
export function createSlowEntity<Row extends { id: string }>(rows: readonly Row[]) {
  let snapshot: CollectionSnapshot<Row> = { status: 'loading', rows: [] };
  const listeners = new Set<() => void>();
  const slowEntity: EntityData<Row> = {
    ...createSampleEntity(rows),
    getCollection: createMemoryCollections({
      getSnapshot: () => snapshot,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
  };
  const finishLoading = () => {
    snapshot = { status: 'ready', rows };
    for (const listener of listeners) listener();
  };
  return { slowEntity, finishLoading };
}
