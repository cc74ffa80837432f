import { columnVisibilityFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';

import type { Column } from '../column';
import type { List } from '../list';

// Search, filters and sorting come from the address and are done before; the table keeps which columns show and what
// the next press on a head does.
const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

/** A column that shows, and how the rows are sorted by it. */
export type ShownColumn<Row> = {
  column: Column<Row>;
  sorted: 'asc' | 'desc' | false;
  /** Sorts by the column, then the other way round, then no more; a column without it does not sort. */
  onSort: (() => void) | undefined;
};

export function useColumns<Row>(columns: readonly Column<Row>[], list: List<Row>): ShownColumn<Row>[] {
  const definitions = useMemo(
    () =>
      columns.map(({ id, text, firstSort }, index) => ({
        id,
        accessorFn: text,
        enableHiding: index > 0,
        enableSorting: firstSort !== 'none',
        sortDescFirst: firstSort === 'descending',
      })),
    [columns],
  );
  const { sort } = list.query;
  const { hidden } = list.view;
  const sorting = useMemo(() => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []), [sort]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting, columnVisibility },
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      list.onSort(next ? `${next.desc ? '-' : ''}${next.id}` : '');
    },
  });
  const first = columns[0]?.id;
  return table.getAllLeafColumns().flatMap((tableColumn) => {
    const column = columns.find(({ id }) => id === tableColumn.id);
    if (!column || !(tableColumn.getIsVisible() || tableColumn.id === first)) return [];
    return {
      column,
      sorted: tableColumn.getIsSorted(),
      onSort: tableColumn.getCanSort() ? () => tableColumn.toggleSorting() : undefined,
    };
  });
}

const noRows: never[] = [];
