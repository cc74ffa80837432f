import { useSyncExternalStore } from 'react';

import type { Collection } from '~/domain/data/collection';

/** Returns the values by which `filter` can filter the rows of a collection. */
export function useFilterValues<Row, Query>(
  { subscribe, readValues }: Collection<Row, Query>,
  filter: keyof Query & string,
): readonly string[] {
  return useSyncExternalStore(subscribe, () => readValues(filter)).values;
}
