import { useStore } from 'zustand';

import type { FilteredList } from '~/components/data/list';
import { useListController } from '~/components/data/useListController';
import type { Collection } from '~/domain/data/collection';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { defaultTableView } from '~/domain/lists/tableView';

import { useCollection } from '../data/appData';
import { tableViews } from '../store/tableViews';
import { currentDay } from './currentDay';
import { downloadCsv } from './downloadCsv';
import { useListQuery } from './useListQuery';

export type ListSource<Row extends { id: string }, Query extends ListQuery> = {
  /** Name of the list, for example 'agencies': the key of the stored table view, and the start of CSV file names. */
  name: string;
  rules: ListRules<Row, Query>;
  collection: Collection<Row>;
};

/** Returns the props of a list screen: the filtered rows, the query from the search params, the stored table view. */
export function useList<Row extends { id: string }, Query extends ListQuery>(
  source: ListSource<Row, Query>,
): FilteredList<Row, Query> {
  const { name, rules, collection } = source;
  const snapshot = useCollection(collection);
  const today = currentDay();
  const view = useStore(tableViews, ({ views }) => views[name]) ?? defaultTableView;
  return {
    ...useListController(rules, snapshot, { ...useListQuery(rules, snapshot), today }),
    view,
    onViewChange: (changes) => tableViews.getState().changeView(name, changes),
    onRetry: () => window.location.reload(),
    onDownload: (table) => void downloadCsv(table, `${name}-${today}`),
  };
}
