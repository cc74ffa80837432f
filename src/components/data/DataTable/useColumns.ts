import { columnVisibilityFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';

import type { Column } from '../column';
import type { ListController } from '../listController';
import { useHiddenColumnIds } from './useHiddenColumnIds';

// TanStack Table only manages the visible columns and the sort state. It gets no rows, since the collection sorts them.
const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

export type VisibleColumn<Row> = {
  column: Column<Row>;
  sortDirection: 'asc' | 'desc' | false;
  /** Cycles through the two sort directions and no sorting. Undefined if the column cannot be sorted. */
  onSort: (() => void) | undefined;
};

export function useColumns<Row>(columns: readonly Column<Row>[], list: ListController<Row>): VisibleColumn<Row>[] {
  const columnDefinitions = useMemo(
    () =>
      columns.map(({ id, text, firstSortDirection }) => ({
        id,
        accessorFn: text,
        enableSorting: firstSortDirection !== 'none',
        sortDescFirst: firstSortDirection === 'descending',
      })),
    [columns],
  );
  const { sort } = list.query;
  const hiddenIds = useHiddenColumnIds(columns, list.view);
  const sorting = useMemo(() => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []), [sort]);
  const columnVisibility = Object.fromEntries(hiddenIds.map((id) => [id, false]));
  const table = useTable({
    features,
    columns: columnDefinitions,
    data: noRows,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting, columnVisibility },
    onSortingChange: (updater) => {
      const [newSort] = typeof updater === 'function' ? updater(sorting) : updater;
      list.onSort(newSort ? `${newSort.desc ? '-' : ''}${newSort.id}` : '');
    },
  });
  return table.getAllLeafColumns().flatMap((tableColumn) => {
    const column = columns.find(({ id }) => id === tableColumn.id);
    if (!column || !tableColumn.getIsVisible()) return [];
    return {
      column,
      sortDirection: list.currentSort === column.id ? 'asc' : list.currentSort === `-${column.id}` ? 'desc' : false,
      onSort: tableColumn.getCanSort() ? () => tableColumn.toggleSorting() : undefined,
    };
  });
}

const noRows: never[] = [];
