import type { Collection } from '~/domain/data/collection';
import { createMemoryCollection } from '~/domain/data/memoryCollection';
import type { RowSource } from '~/domain/data/memoryCollection';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';

import type { EntityData } from './entityData';

/**
 * Returns a function that creates a collection of the rows for given list rules. For the same rules, it returns the
 * same collection.
 */
export function createMemoryCollections<Row extends { id: string }>(
  source: RowSource<Row>,
): EntityData<Row>['getCollection'] {
  const collections = new WeakMap<object, unknown>();
  return <Query extends ListQuery>(rules: ListRules<Row, Query>) => {
    const collection = collections.get(rules) ?? createMemoryCollection(rules, source);
    collections.set(rules, collection);
    // The cast is safe: this collection was created with the same rules.
    return collection as Collection<Row, Query>;
  };
}
