import { useSyncExternalStore } from 'react';

import type { Collection } from '~/domain/data/collection';
import type { ListAction } from '~/domain/lists/listReducer';
import { countActiveFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import type { Day } from '~/domain/time/days';

import type { FilteredListController } from './listController';

export type ListControllerOptions<Query> = {
  query: Query;
  dispatch: (action: ListAction) => void;
  today: Day;
  rowsPerPage: number;
  isTyping?: boolean;
};

/**
 * Returns the state and callbacks of a list, with the rows of `collection` that match the query. The caller stores the
 * query: the app in the search params, stories in React state.
 */
export function useListController<Row, Query extends ListQuery>(
  { schema, getDefaultSort }: Pick<ListRules<Row, Query>, 'schema' | 'getDefaultSort'>,
  collection: Collection<Row, Query>,
  { query, dispatch, today, rowsPerPage, isTyping = false }: ListControllerOptions<Query>,
): Omit<FilteredListController<Row, Query>, 'view' | 'onViewChange' | 'onRetry' | 'onDownload'> {
  const datedQuery = { query, today };
  const { subscribe, readPage, readMatchingIds, readRow, findRows } = collection;
  const currentPage = useSyncExternalStore(subscribe, () => readPage({ ...datedQuery, rowsPerPage }));
  const { ids } = useSyncExternalStore(subscribe, () => readMatchingIds(datedQuery));
  const activeFilterCount = countActiveFilters(schema, query);
  const setValues = (values: object) => dispatch({ type: 'set', values });
  return {
    ...currentPage,
    matchingIds: ids,
    hasRow: (id) => readRow(id).row !== undefined,
    findRows: (wantedIds) => findRows(wantedIds ? { ids: wantedIds } : datedQuery),
    query,
    isTyping,
    isFiltered: query.search !== '' || activeFilterCount > 0,
    activeFilterCount,
    onSearch: (search) => dispatch({ type: 'search', search }),
    currentSort: query.sort || (getDefaultSort?.(query) ?? ''),
    onSort: (sort) => setValues({ sort }),
    onPageChange: (newPage) => setValues({ page: newPage }),
    onFilter: setValues,
    onClear: () => dispatch({ type: 'clear' }),
    onClearFilters: () => dispatch({ type: 'clearFilters' }),
  };
}
