import type { CollectionStatus } from '~/domain/data/collection';
import type { ListQuery } from '~/domain/lists/listRules';
import type { TableView } from '~/domain/lists/tableView';

import type { TextTable } from './column';

/** What every list shows and can be asked for, whatever its rows are. */
export type List<Row> = {
  status: CollectionStatus;
  /** All rows that match, in the order to show them. */
  rows: readonly Row[];
  /** What there is when nothing is searched for. */
  all: readonly Row[];
  query: ListQuery;
  /** Whether a search or a filter leaves something out. */
  isNarrowed: boolean;
  /** How many filters are not at rest. */
  filtersInUse: number;
  /** How this person likes the table. */
  view: TableView;
  onSearch: (search: string) => void;
  /** A column's id, with a minus in front of it for the other way round, or '' for the list's own order. */
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
  /** Takes search and filters away. */
  onClear: () => void;
  /** Takes the filters away and leaves the search. */
  onClearFilters: () => void;
  onRetry: () => void;
  onViewChange: (changes: Partial<TableView>) => void;
  onDownload: (table: TextTable) => void;
};

/** A list with filters of its own. */
export type FilteredList<Row, Query extends ListQuery> = List<Row> & {
  query: Query;
  /** A choice that puts the rows in order says `sort: ''` too: it takes the place of a column's order. */
  onFilter: (changes: Partial<Omit<Query, 'search' | 'page'>>) => void;
};
