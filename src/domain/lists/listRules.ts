import { keysOf } from '../options';
import { countingNumber, oneOf, textUpTo } from './querySchema';
import type { QuerySchema } from './querySchema';
import { foldText, searchText, textMatcher } from '../text/textSearch';

export type Direction = 'ascending' | 'descending';

/** What the rows are sorted by: a column, the same backwards (`-name`), or nothing but the list's own order (''). */
export type SortBy<Column extends string> = Column | `-${Column}` | '';

/** What each column of a list is sorted by. */
export type SortKeys<Row, Column extends string = string> = Readonly<
  Record<Column, (row: Row) => string | number | boolean>
>;

/** An order of rows; equal ones keep theirs. */
export type Order<Row> = { key: (row: Row) => string | number | boolean; direction: Direction };

/** What the address of every list holds, beside its own filters. A value that is not understood falls back. */
export type ListQuery = { search: string; sort: string; page: number };

/** The fields of every list's query; a filter joins them as one more `oneOf([…], …)`. */
export function listQueryFields<Row, Column extends string>(sortKeys: SortKeys<Row, Column>) {
  const columns = keysOf(sortKeys);
  const sorts = ['', ...columns.flatMap((column) => [column, `-${column}`] as const)] as const;
  return {
    search: textUpTo(longestSearch, ''),
    sort: oneOf<SortBy<Column>>(sorts, ''),
    page: countingNumber,
  };
}

/**
 * The choice of a list that counts beside its column: a choice that would put the rows in another order, one of
 * `orders`, has had its turn ('all') once a column has been asked for.
 */
export function choiceBesideSort<Show extends string>(
  { sort, show }: { sort: string; show: Show },
  orders: readonly NoInfer<Show>[],
): Show | 'all' {
  return sort !== '' && orders.includes(show) ? 'all' : show;
}

/** Characters of the longest search; what comes after them in an address is no search. */
export const longestSearch = 200;

/** How a list finds its rows. */
export type ListRules<Row, Query extends ListQuery> = {
  /** Reads the query from an address. */
  query: QuerySchema<Query>;
  /** The fields that the search looks through, as they are shown. */
  text: (row: Row) => readonly string[];
  /** The order the query asks for; none is the order of the rows. */
  order: (query: Query) => Order<Row> | undefined;
  /** Which rows the filters let through on the day `today` (`YYYY-MM-DD`). */
  keep: (query: Query, today: string) => (row: Row) => boolean;
  /** The filters whose choices are texts found in the rows, each with the text of a row. */
  found?: Partial<Record<FilterOf<Query>, (row: Row) => string>>;
};

/** The names of a list's own filters. */
type FilterOf<Query extends ListQuery> = Exclude<keyof Query & string, keyof ListQuery>;

/**
 * The query without choices that none of `rows` offers any more, for an address may be older than the rows: such a
 * filter is at rest, as by any other value that is not understood.
 */
export function dropUnavailableFilters<Row, Query extends ListQuery>(
  { query: schema, found = {} }: Pick<ListRules<Row, Query>, 'query' | 'found'>,
  query: Query,
  rows: readonly Row[],
): Query {
  const texts = new Map(Object.entries<((row: Row) => string) | undefined>(found));
  const asked = new Map<string, unknown>(Object.entries(query));
  const gone = Object.entries(schema.parse({})).filter(([filter, atRest]) => {
    const textOf = texts.get(filter);
    return textOf && asked.get(filter) !== atRest && !rows.some((row) => textOf(row) === asked.get(filter));
  });
  return gone.length === 0 ? query : schema.parse({ ...query, ...Object.fromEntries(gone) });
}

/** Whether a query leaves something out that `cleared`, the query of an empty address, does not. */
export function hasSearchOrFilter<Query extends ListQuery>(query: Query, cleared: Query): boolean {
  return keysOf(query).some((key) => key !== 'sort' && key !== 'page' && query[key] !== cleared[key]);
}

/** How many filters of a query are not as in `cleared`; the search is none of them. */
export function countActiveFilters<Query extends ListQuery>(query: Query, cleared: Query): number {
  const own = new Set<string>(['search', 'sort', 'page'] satisfies (keyof ListQuery)[]);
  return keysOf(query).filter((key) => !own.has(key) && query[key] !== cleared[key]).length;
}

/** The order that `sort` names, if any. */
export function orderOf<Row, Column extends string>(
  sortKeys: SortKeys<Row, Column>,
  sort: SortBy<Column>,
): Order<Row> | undefined {
  const column = keysOf(sortKeys).find((key) => key === sort || `-${key}` === sort);
  return column && { key: sortKeys[column], direction: sort === column ? 'ascending' : 'descending' };
}

/** A row with the text that its search looks through, made once for a row and not once for a keystroke. */
export type Indexed<Row> = { row: Row; text: string };

export function indexRows<Row>(rows: readonly Row[], textOf: (row: Row) => readonly string[]): Indexed<Row>[] {
  return rows.map((row) => ({ row, text: searchText(textOf(row)) }));
}

/** The rows in `order`: texts by their folded letters, numbers by size, false before true. */
export function orderRows<Row>(indexed: readonly Indexed<Row>[], order: Order<Row> | undefined): Indexed<Row>[] {
  if (!order) return [...indexed];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return indexed
    .map((entry) => ({ entry, key: comparable(order.key(entry.row)) }))
    .sort((a, b) => sign * compare(a.key, b.key))
    .map(({ entry }) => entry);
}

const comparable = (key: string | number | boolean) => (typeof key === 'string' ? foldText(key) : Number(key));

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The rows that the search and the filters leave, in the order in which they came. */
export function findRows<Row>(ordered: readonly Indexed<Row>[], search: string, keeps: (row: Row) => boolean): Row[] {
  const matches = textMatcher(search);
  const found: Row[] = [];
  for (const { row, text } of ordered) if (matches(text) && keeps(row)) found.push(row);
  return found;
}

/** All the rules at once: what a list shows of `rows` for `query` on the day `today`. */
export function listRows<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  query: Query,
  today: string,
): Row[] {
  const ordered = orderRows(indexRows(rows, rules.text), rules.order(query));
  return findRows(ordered, query.search, rules.keep(query, today));
}

/** One page of `rows`; beyond the last page it is the last one, so that a page is empty only when there are no rows. */
export function pageOfRows<Row>(rows: readonly Row[], page: number, rowsPerPage: number) {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const shown = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((shown - 1) * rowsPerPage, shown * rowsPerPage), page: shown, pages };
}
