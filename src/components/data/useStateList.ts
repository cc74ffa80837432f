import { useReducer, useState } from 'react';

import type { Collection } from '~/domain/data/collection';
import { listReducer } from '~/domain/lists/listReducer';
import type { ListAction } from '~/domain/lists/listReducer';
import { resetUnavailableFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { defaultTableView } from '~/domain/lists/tableView';
import type { TableView } from '~/domain/lists/tableView';
import type { Day } from '~/domain/time/days';

import type { FilteredListController } from './listController';
import { useListController } from './useListController';

export type StateListOptions<Row, Query extends ListQuery> = Pick<
  FilteredListController<Row, Query>,
  'onRetry' | 'onDownload'
> & {
  today: Day;
  /** Parts of the initial query that differ from the default query. */
  query?: Partial<Query> | undefined;
  /** Parts of the initial view that differ from the default view. */
  view?: Partial<TableView> | undefined;
};

/** Returns a list that keeps its query and its view in React state. List pages use the URL and a store instead. */
export function useStateList<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  collection: Collection<Row, Query>,
  { today, query, view: initialView, onRetry, onDownload }: StateListOptions<Row, Query>,
): FilteredListController<Row, Query> {
  const reduceQuery = (current: Query, action: ListAction) => listReducer(rules.schema, current, action);
  const [storedQuery, dispatch] = useReducer(reduceQuery, query, (initial) => rules.schema.parse({ ...initial }));
  const [view, setView] = useState<TableView>({ ...defaultTableView, ...initialView });
  return {
    ...useListController(rules, collection, {
      query: resetUnavailableFilters(rules, storedQuery, collection.readValues),
      dispatch,
      today,
      rowsPerPage: view.rowsPerPage,
    }),
    view,
    onViewChange: (changes) => setView((current) => ({ ...current, ...changes })),
    onRetry,
    onDownload,
  };
}
