import { useSyncExternalStore } from 'react';

import type { Collection } from '~/domain/data/collection';

/** Returns the values that the user can choose in the filter `filterName` of a list. */
export function useFilterValues<Row, Query>(
  { subscribe, readValues }: Collection<Row, Query>,
  filterName: keyof Query & string,
): readonly string[] {
  return useSyncExternalStore(subscribe, () => readValues(filterName)).values;
}
