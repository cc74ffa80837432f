import type { CollectionStatus } from '~/domain/data/collection';
import type { ListQuery } from '~/domain/lists/listRules';
import type { TableView } from '~/domain/lists/tableView';
import type { Day } from '~/domain/time/days';

import type { ExportTable } from './column';
import type { HistoryEntry, RelatedRecordGroup } from './recordDetails';

/** State and callbacks of a list, for components that work with any kind of row. */
export type ListController<Row> = {
  status: CollectionStatus;
  /** The rows of the current page. */
  rows: readonly Row[];
  /** Number of the current page, counted from 1. */
  page: number;
  pageCount: number;
  /** Number of rows that match the search and the filters, on all pages. */
  matchCount: number;
  /** Number of rows of the list, including rows that do not match. */
  totalCount: number;
  /** Ids of the rows that match the search and the filters, on all pages, in the order of the list. */
  matchingIds: readonly string[];
  /** True if the list has a row with this id, even if the search and the filters exclude the row. */
  hasRow: (id: string) => boolean;
  /** Returns the rows with these ids, in this order. Without ids, returns the rows of all pages. */
  findRows: (ids?: readonly string[]) => Promise<readonly Row[]>;
  query: ListQuery;
  /**
   * True in the first render after a keystroke in the search. This render only updates the first rows, so that typing
   * stays fast. The next render updates the rest of the list.
   */
  isTyping: boolean;
  /** True if a search or a filter is active. */
  isFiltered: boolean;
  activeFilterCount: number;
  view: TableView;
  onSearch: (search: string) => void;
  /**
   * `sort` is a column id for ascending order, '-' and a column id for descending order, or '' for the default order.
   */
  onSort: (sort: string) => void;
  /** Column by which the rows are sorted, in the format of `onSort`: the user's choice or the default. */
  currentSort: string;
  onPageChange: (page: number) => void;
  /** Clears the search and the filters. */
  onClear: () => void;
  onClearFilters: () => void;
  onRetry: () => void;
  onViewChange: (changes: Partial<TableView>) => void;
  onDownload: (table: ExportTable) => void;
};

/** Controller of a list with filters. The values of the filters are part of the query. */
export type FilteredListController<Row, Query extends ListQuery> = ListController<Row> & {
  query: Query;
  /**
   * Changes filters. For a filter that also sorts the rows, such as 'newest', pass `sort: ''` too: otherwise, the
   * column by which the user has sorted takes precedence.
   */
  onFilter: (changes: Partial<Omit<Query, 'search' | 'page'>>) => void;
};

/** State and callbacks of the panel that shows the details of a row. */
export type ListDetails<Row> = {
  /** Id of the row whose details are open. Undefined if none is open. */
  openId: string | undefined;
  /** The row whose details are open, even if the search and the filters exclude it. Undefined if none is open. */
  row: Row | 'loading' | 'deleted' | undefined;
  /** Returns the URL of a row's details. */
  getHref: (row: Row) => string;
  onOpen: (row: Row) => void;
  onClose: () => void;
  /** Opens the previous row of the list; undefined for the first row. */
  onPrevious: (() => void) | undefined;
  /** Opens the next row of the list; undefined for the last row. */
  onNext: (() => void) | undefined;
  related: readonly RelatedRecordGroup[];
  /** Changes of the open row, newest first; undefined for sample data, which has no history. */
  history: readonly HistoryEntry[] | undefined;
  today: Day;
};

/** Callbacks of the Edit and Delete buttons of a row. */
export type RowCallbacks<Row> = {
  /** If undefined, rows can't be edited, and there are no Edit buttons. */
  onEdit?: ((row: Row) => void) | undefined;
  onDelete: (row: Row) => void;
};

/** Props of every screen with a list to which users can add rows. */
export type ListScreenProps<Row, Query extends ListQuery> = RowCallbacks<Row> & {
  list: FilteredListController<Row, Query>;
  /** If given, rows can be opened in a panel with their details. */
  details?: ListDetails<Row> | undefined;
  onAdd: () => void;
};
