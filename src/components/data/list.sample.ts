import { useState } from 'react';
import { fn } from 'storybook/test';

import type { CollectionStatus } from '~/domain/data/collection';
import { countActiveFilters, hasSearchOrFilter, dropUnavailableFilters } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { defaultTableView } from '~/domain/lists/tableView';
import type { TableView } from '~/domain/lists/tableView';

import type { FilteredList } from './list';
import { useListRows } from './useListRows';

export type SampleListOptions<Query> = {
  status?: CollectionStatus;
  query?: Partial<Query>;
  view?: Partial<TableView>;
  onRetry?: () => void;
  onDownload?: FilteredList<unknown, ListQuery>['onDownload'];
};

/** The day on which every story plays. */
export const storyDay = '2026-06-15';

/** A list that works in a story as it does in the app, but keeps its query to itself. */
export function useSampleList<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  all: readonly Row[],
  { status = 'ready', query: asked, view: liked, onRetry = fn(), onDownload = fn() }: SampleListOptions<Query> = {},
): FilteredList<Row, Query> {
  const cleared = rules.query.parse({});
  const [wanted, setQuery] = useState<Query>(() => rules.query.parse({ ...cleared, ...asked }));
  const [view, setView] = useState<TableView>({ ...defaultTableView, ...liked });
  const change = (changes: object) => setQuery((last) => rules.query.parse({ ...last, page: 1, ...changes }));
  const known = status === 'ready' ? all : [];
  const query = status === 'ready' ? dropUnavailableFilters(rules, wanted, all) : wanted;
  return {
    status,
    rows: useListRows(rules, known, query, storyDay),
    all: known,
    query,
    isNarrowed: hasSearchOrFilter(query, cleared),
    filtersInUse: countActiveFilters(query, cleared),
    view,
    onSearch: (search) => change({ search }),
    onSort: (sort) => change({ sort }),
    onPage: (page) => change({ page }),
    onFilter: change,
    onClear: () => setQuery(cleared),
    onClearFilters: () => setQuery(({ sort, search }) => ({ ...cleared, sort, search })),
    onRetry,
    onViewChange: (changes) => setView((last) => ({ ...last, ...changes })),
    onDownload,
  };
}
