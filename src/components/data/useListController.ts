import { useMemo } from 'react';

import type { CollectionSnapshot } from '~/domain/data/collection';
import type { ListAction } from '~/domain/lists/listReducer';
import { countActiveFilters, listRows } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import type { Day } from '~/domain/time/days';

import type { FilteredList } from './list';

/**
 * Returns the rows and callbacks of a list, computed from its query. The caller stores the query: the app in the search
 * params, stories in state.
 */
export function useListController<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  { status, rows: all }: CollectionSnapshot<Row>,
  { query, dispatch, today }: { query: Query; dispatch: (action: ListAction) => void; today: Day },
): Omit<FilteredList<Row, Query>, 'view' | 'onViewChange' | 'onRetry' | 'onDownload'> {
  const activeFilterCount = countActiveFilters(rules.schema, query);
  const setValues = (values: object) => dispatch({ type: 'set', values });
  return {
    status,
    rows: listRows(rules, all, query, today, useMemo),
    all,
    query,
    isFiltered: query.search !== '' || activeFilterCount > 0,
    activeFilterCount,
    onSearch: (search) => dispatch({ type: 'search', search }),
    onSort: (sort) => setValues({ sort }),
    onPage: (page) => setValues({ page }),
    onFilter: setValues,
    onClear: () => dispatch({ type: 'clear' }),
    onClearFilters: () => dispatch({ type: 'clearFilters' }),
  };
}
