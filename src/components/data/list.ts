import type { CollectionStatus } from '~/domain/data/collection';
import type { ListQuery } from '~/domain/lists/listRules';
import type { TableView } from '~/domain/lists/tableView';

import type { TextTable } from './column';

/** State and callbacks of a list, independent of the type of its query. */
export type List<Row> = {
  status: CollectionStatus;
  /** All rows that match, sorted. */
  rows: readonly Row[];
  /** The rows without search and filters. */
  all: readonly Row[];
  query: ListQuery;
  /** True if a search or a filter is active. */
  isFiltered: boolean;
  activeFilterCount: number;
  view: TableView;
  onSearch: (search: string) => void;
  /** Takes a column's id, `-id` for descending, or '' for the default order. */
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
  /** Clears search and filters. */
  onClear: () => void;
  onClearFilters: () => void;
  onRetry: () => void;
  onViewChange: (changes: Partial<TableView>) => void;
  onDownload: (table: TextTable) => void;
};

/** A list with its own filters. */
export type FilteredList<Row, Query extends ListQuery> = List<Row> & {
  query: Query;
  /** Filters that sort also set `sort: ''`, because they replace the sorting by a column. */
  onFilter: (changes: Partial<Omit<Query, 'search' | 'page'>>) => void;
};

/** Props of every screen with a list to which rows can be added. */
export type ListScreenProps<Row, Query extends ListQuery> = {
  list: FilteredList<Row, Query>;
  onAdd: () => void;
  onDelete: (row: Row) => void;
};
