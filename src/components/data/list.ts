import type { CollectionStatus } from '~/domain/data/collection';
import type { ListQuery } from '~/domain/lists/listRules';
import type { TableView } from '~/domain/lists/tableView';

import type { TextTable } from './column';

/** State and callbacks of a list, for components that work with every list. */
export type List<Row> = {
  status: CollectionStatus;
  /** The rows of the page. */
  rows: readonly Row[];
  /** Number of the page, from 1. */
  page: number;
  pageCount: number;
  /** Number of rows on all pages, which match the search and the filters. */
  matchCount: number;
  /** Number of rows of the list, including rows that do not match. */
  totalCount: number;
  /** Ids of the rows on all pages, in the order of the list. */
  matchingIds: readonly string[];
  /** True if the list has a row with this id, which may not match the search and the filters. */
  hasRow: (id: string) => boolean;
  /** Returns the rows with these ids, in this order. Without ids, returns the rows of all pages. */
  findRows: (ids?: readonly string[]) => Promise<readonly Row[]>;
  query: ListQuery;
  /** True if a search or a filter is active. */
  isFiltered: boolean;
  activeFilterCount: number;
  view: TableView;
  onSearch: (search: string) => void;
  /** `sort` is the id of a column, '-' and the id for descending order, or '' for the default order. */
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
  /** Clears search and filters. */
  onClear: () => void;
  onClearFilters: () => void;
  onRetry: () => void;
  onViewChange: (changes: Partial<TableView>) => void;
  onDownload: (table: TextTable) => void;
};

/** A list with filters. Its query contains the values of these filters. */
export type FilteredList<Row, Query extends ListQuery> = List<Row> & {
  query: Query;
  /**
   * Changes filters. Some filters also set the order of the rows, such as 'newest'; pass `sort: ''` with them, since a
   * sorting by a column would override their order.
   */
  onFilter: (changes: Partial<Omit<Query, 'search' | 'page'>>) => void;
};

/** Props of every screen with a list to which users can add rows. */
export type ListScreenProps<Row, Query extends ListQuery> = {
  list: FilteredList<Row, Query>;
  onAdd: () => void;
  onDelete: (row: Row) => void;
};
