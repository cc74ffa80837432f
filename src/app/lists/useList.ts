import { useStore } from 'zustand';

import type { FilteredListController } from '~/components/data/listController';
import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { useListController } from '~/components/data/useListController';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { defaultTableView } from '~/domain/lists/tableView';

import type { EntityData } from '../data/entityData';
import { tableViewsStore } from '../store/tableViewsStore';
import { getCurrentDay } from '../data/getCurrentDay';
import { downloadCsv, downloadFailedMessage } from './downloadCsv';
import { useListQuery } from './useListQuery';

export type ListSource<Row, Query extends ListQuery> = {
  /** Name of the list, for example 'agencies': the key of the stored table view, and the start of CSV file names. */
  name: string;
  rules: ListRules<Row, Query>;
  data: Pick<EntityData<Row>, 'getCollection'>;
};

/** Returns the prop `list` of a list screen: the current page of rows, the query of the URL, and the table view. */
export function useList<Row, Query extends ListQuery>(
  source: ListSource<Row, Query>,
): FilteredListController<Row, Query> {
  const { name, rules, data } = source;
  const collection = data.getCollection(rules);
  const today = getCurrentDay();
  const view = useStore(tableViewsStore, ({ views }) => views[name]) ?? defaultTableView;
  const { query, isTyping, dispatch } = useListQuery(rules, collection);
  const { alert } = useConfirm();
  return {
    ...useListController(rules, collection, { query, dispatch, today, rowsPerPage: view.rowsPerPage, isTyping }),
    view,
    onViewChange: (changes) => tableViewsStore.getState().changeView(name, changes),
    onRetry: () => window.location.reload(),
    onDownload: (table) => void downloadCsv(table, `${name}-${today}`).catch(() => alert(downloadFailedMessage)),
  };
}
