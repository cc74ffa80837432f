import type { ListQuery } from '~/domain/lists/listRules';

import type { ListPageOptions } from './listPageOptions';
import { useDeleteWithUndo } from './useDeleteWithUndo';
import { useRowDetails } from './useRowDetails';
import { useList } from './useList';

/** Returns the props of a list screen, and a function that deletes rows without a confirm dialog. */
export function useListPage<Row extends { id: string }, Query extends ListQuery>(options: ListPageOptions<Row, Query>) {
  const list = useList(options);
  const details = useRowDetails(options, list);
  const { onDelete, deleteRows } = useDeleteWithUndo(options);
  return { screenProps: { list, details, onDelete }, deleteRows };
}
