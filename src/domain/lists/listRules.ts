import { listKeys } from '../selectOptions';
import { textOneOf, positiveInteger, textUpTo } from './querySchema';
import type { QuerySchema } from './querySchema';
import { orderRows } from './rowOrder';
import type { IndexedRow, Order } from './rowOrder';
import { createSearchableText, createTextMatcher } from '../text/textSearch';

/** The column that sorts a list: 'name' is ascending, '-name' descending, and '' the list's default order. */
export type SortBy<Column extends string> = Column | `-${Column}` | '';

/** For each sortable column, a function that returns the sort key of a row. */
export type SortKeys<Row, Column extends string = string> = Readonly<
  Record<Column, (row: Row) => string | number | boolean>
>;

/** The part of a query that all lists share. Each list adds its own filters. */
export type ListQuery = { search: string; sort: string; page: number };

/** Returns the fields that all lists share, for `createQuerySchema`. Only columns with a sort key can be sorted. */
export function createListQueryFields<Column extends string>(sortKeys: SortKeys<never, Column>) {
  const columns = listKeys(sortKeys);
  const sortValues = ['', ...columns.flatMap((column) => [column, `-${column}`] as const)] as const;
  return {
    search: textUpTo(maxSearchLength, ''),
    sort: textOneOf<SortBy<Column>>(sortValues, ''),
    page: positiveInteger,
  };
}

/**
 * Returns `show`, the selected option of the filter 'Show'. Some of its options sort the rows (`sortingOptions`). If
 * the user has sorted by a column, returns 'all' instead of such an option, so that only the column sorts the rows.
 */
export function resetSortingOption<Show extends string>(
  { sort, show }: { sort: string; show: Show },
  sortingOptions: readonly NoInfer<Show>[],
): Show | 'all' {
  return sort !== '' && sortingOptions.includes(show) ? 'all' : show;
}

/** Maximum length of a search in characters. A longer `search` param is ignored. */
export const maxSearchLength = 200;

/** Defines how one kind of list is searched, filtered and sorted. */
export type ListRules<Row, Query extends ListQuery> = {
  schema: QuerySchema<Query>;
  /** Returns the searchable texts of a row, formatted as on screen. */
  getSearchTexts: (row: Row) => readonly string[];
  /**
   * Returns the column by which the rows are sorted until the user chooses one, by default or through a filter; '' if
   * there is none.
   */
  getDefaultSort?: (query: Query) => string;
  /** Returns the order of the rows. Undefined keeps the order of the collection. */
  getOrder: (query: Query) => Order<Row> | undefined;
  /** Returns a predicate that is true for rows that pass the filters. `today` is `YYYY-MM-DD`. */
  createFilter: (query: Query, today: string) => (row: Row) => boolean;
  /** For each filter whose options come from the rows, a function that returns the value of a row for the filter. */
  filterValueGetters?: Partial<Record<FilterOf<Query>, (row: Row) => string>>;
};

/** The fields of `ListRules` that define the options of filters. */
type OptionRules<Query extends ListQuery> = Pick<ListRules<never, Query>, 'schema' | 'filterValueGetters'>;

/** Names of the filters that a list adds to the shared part of the query. */
type FilterOf<Query extends ListQuery> = Exclude<keyof Query & string, keyof ListQuery>;

/** Returns the distinct values that the rows have for a filter: `Collection['readValues']`. */
type ReadValues = (filter: string) => { status: string; values: readonly string[] };

/**
 * Returns the names of the filters whose selected value no row has, for example a deleted value in a bookmarked URL.
 * Returns undefined until the values are loaded.
 */
export function findUnavailableFilters<Query extends ListQuery>(
  { schema, filterValueGetters = {} }: OptionRules<Query>,
  query: Query,
  readValues: ReadValues,
): string[] | undefined {
  const defaults = schema.parse({});
  const filters = listKeys(query).filter((name) => name in filterValueGetters && query[name] !== defaults[name]);
  const results = filters.map((name) => ({ name, ...readValues(name) }));
  if (results.some(({ status }) => status !== 'ready')) return undefined;
  return results.filter(({ name, values }) => !values.includes(String(query[name]))).map(({ name }) => name);
}

/** Resets the filters that `findUnavailableFilters` returns. Returns the query unchanged if there are none. */
export function resetUnavailableFilters<Query extends ListQuery>(
  rules: OptionRules<Query>,
  query: Query,
  readValues: ReadValues,
): Query {
  const unavailableFilters = findUnavailableFilters(rules, query, readValues) ?? [];
  if (unavailableFilters.length === 0) return query;
  const defaults = Object.entries(rules.schema.parse({})).filter(([name]) => unavailableFilters.includes(name));
  return rules.schema.parse({ ...query, ...Object.fromEntries(defaults) });
}

/** Counts the filters of a list that differ from their defaults. Search, sorting and page do not count. */
export function countActiveFilters<Query extends ListQuery>(schema: QuerySchema<Query>, query: Query): number {
  const defaults = schema.parse({});
  const sharedFields = new Set<string>(['search', 'sort', 'page'] satisfies (keyof ListQuery)[]);
  return listKeys(query).filter((key) => !sharedFields.has(key) && query[key] !== defaults[key]).length;
}

/** Returns the order of the rows if the list is sorted by a column; undefined if `sort` is ''. */
export function findColumnOrder<Row, Column extends string>(
  sortKeys: SortKeys<Row, Column>,
  sort: SortBy<Column>,
): Order<Row> | undefined {
  const column = listKeys(sortKeys).find((key) => key === sort || `-${key}` === sort);
  return column && { getSortKey: sortKeys[column], direction: sort === column ? 'ascending' : 'descending' };
}

/**
 * Returns a function that returns a row with its search text. Caches the results by row object, since most rows do not
 * change.
 */
export function createRowIndexer<Row extends object>(
  getTexts: (row: Row) => readonly string[],
): (row: Row) => IndexedRow<Row> {
  const cache = new WeakMap<Row, IndexedRow<Row>>();
  return (row) => {
    const cachedEntry = cache.get(row);
    if (cachedEntry) return cachedEntry;
    const entry = { row, text: createSearchableText(getTexts(row)) };
    cache.set(row, entry);
    return entry;
  };
}

/** Returns the rows that match the search and pass the filters, without changing their order. */
export function filterRows<Row>(
  indexedRows: readonly IndexedRow<Row>[],
  search: string,
  passesFilters: (row: Row) => boolean,
): Row[] {
  const matchesSearch = createTextMatcher(search);
  const foundRows: Row[] = [];
  for (const { row, text } of indexedRows) if (matchesSearch(text) && passesFilters(row)) foundRows.push(row);
  return foundRows;
}

/** Returns the rows of a list for `query` on the day `today`. Caches nothing, unlike a collection. */
export function listRows<Row extends object, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  query: Query,
  today: string,
): Row[] {
  const orderedRows = orderRows(rows.map(createRowIndexer(rules.getSearchTexts)), rules.getOrder(query));
  return filterRows(orderedRows, query.search, rules.createFilter(query, today));
}

/**
 * Returns the rows of page number `page`, which starts at 1, and the number of pages. Returns the last page if `page`
 * is too large.
 */
export function getPageOfRows<Row>(rows: readonly Row[], page: number, rowsPerPage: number) {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const currentPage = Math.min(Math.max(1, page), pageCount);
  return { rows: rows.slice((currentPage - 1) * rowsPerPage, currentPage * rowsPerPage), page: currentPage, pageCount };
}
