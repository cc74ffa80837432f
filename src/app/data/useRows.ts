import { useSyncExternalStore } from 'react';

import type { CollectionSnapshot } from '~/domain/data/collection';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';

import { getCurrentDay } from './getCurrentDay';
import type { EntityData } from './entityData';

const emptyQuery: ListQuery = { search: '', sort: '', page: 1 };

/** Rules of a list without search, filters and sorting. */
const noRules: ListRules<object, ListQuery> = {
  schema: { parse: () => emptyQuery },
  getSearchTexts: () => [],
  getOrder: () => undefined,
  createFilter: () => () => true,
};

/** Returns the first `maxCount` rows of an entity, by default all rows. */
export function useRows<Row>(
  { getCollection }: Pick<EntityData<Row & object>, 'getCollection'>,
  maxCount = Infinity,
): CollectionSnapshot<Row> {
  const { subscribe, readPage } = getCollection(noRules);
  return useSyncExternalStore(subscribe, () =>
    readPage({ query: emptyQuery, today: getCurrentDay(), rowsPerPage: maxCount }),
  );
}
