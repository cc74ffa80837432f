import { useStore } from 'zustand';

import type { FilteredList } from '~/components/data/list';
import { useListRows } from '~/components/data/useListRows';
import type { Collection } from '~/domain/data/collection';
import { dayOf } from '~/domain/time/days';
import { countActiveFilters, hasSearchOrFilter } from '~/domain/lists/listRules';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { defaultTableView } from '~/domain/lists/tableView';

import { useCollection } from '../data/appData';
import { tableViews } from '../store/tableViews';
import { downloadCsv } from './downloadCsv';
import { useListQuery } from './useListQuery';

export type ListSource<Row extends { id: string }, Query extends ListQuery> = {
  /** Names what is kept of the list and its files: 'agencies'. */
  name: string;
  rules: ListRules<Row, Query>;
  collection: Collection<Row>;
};

/** A list as its screen shows it: the rows of a collection, the query of the address, the person's own view. */
export function useList<Row extends { id: string }, Query extends ListQuery>(
  source: ListSource<Row, Query>,
): FilteredList<Row, Query> {
  const { name, rules, collection } = source;
  const { status, rows: all } = useCollection(collection);
  const { query, cleared, onSearch, onChange, onClear, onClearFilters } = useListQuery(rules, { status, rows: all });
  const view = useStore(tableViews, ({ views }) => views[name]) ?? defaultTableView;
  const today = dayOf(new Date());
  return {
    status,
    rows: useListRows(rules, all, query, today),
    all,
    query,
    isNarrowed: hasSearchOrFilter(query, cleared),
    filtersInUse: countActiveFilters(query, cleared),
    view,
    onSearch,
    onSort: (sort) => onChange({ sort }),
    onPage: (page) => onChange({ page }),
    onFilter: onChange,
    onClear,
    onClearFilters,
    onRetry: () => window.location.reload(),
    onViewChange: (changes) => tableViews.getState().changeView(name, changes),
    onDownload: (table) => void downloadCsv(table, `${name}-${today}`),
  };
}
