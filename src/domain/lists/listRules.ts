import { keysOf } from '../options';
import type { CollectionSnapshot } from '../data/collection';
import { oneOf, positiveInteger, textUpTo } from './querySchema';
import type { QuerySchema } from './querySchema';
import { foldText, searchText, textMatcher } from '../text/textSearch';

type Direction = 'ascending' | 'descending';

/** The sorted column (`name`, descending: `-name`), or '' for the list's default order. */
export type SortBy<Column extends string> = Column | `-${Column}` | '';

/** The sort key of each sortable column. */
export type SortKeys<Row, Column extends string = string> = Readonly<
  Record<Column, (row: Row) => string | number | boolean>
>;

/** An order of rows. Rows with equal keys keep their positions. */
export type Order<Row> = { key: (row: Row) => string | number | boolean; direction: Direction };

/** The part of the query that every list has. Lists add their own filters. */
export type ListQuery = { search: string; sort: string; page: number };

/** Schema fields of `ListQuery`. */
export function listQueryFields<Column extends string>(sortKeys: SortKeys<never, Column>) {
  const columns = keysOf(sortKeys);
  const sorts = ['', ...columns.flatMap((column) => [column, `-${column}`] as const)] as const;
  return {
    search: textUpTo(maxSearchLength, ''),
    sort: oneOf<SortBy<Column>>(sorts, ''),
    page: positiveInteger,
  };
}

/** The filter `show`, or 'all' if it would sort (is one of `sortingChoices`) while a column sorts already. */
export function dropSortingChoice<Show extends string>(
  { sort, show }: { sort: string; show: Show },
  sortingChoices: readonly NoInfer<Show>[],
): Show | 'all' {
  return sort !== '' && sortingChoices.includes(show) ? 'all' : show;
}

/** Characters. A longer `search` param is ignored. */
export const maxSearchLength = 200;

/** Search, filters and sorting of one kind of list. */
export type ListRules<Row, Query extends ListQuery> = {
  schema: QuerySchema<Query>;
  /** The texts that the search looks through, formatted as on screen. */
  searchTexts: (row: Row) => readonly string[];
  /** Undefined keeps the order of the collection. */
  order: (query: Query) => Order<Row> | undefined;
  /** A predicate for the rows that pass the filters; `today` is `YYYY-MM-DD`. */
  filter: (query: Query, today: string) => (row: Row) => boolean;
  /** Filters whose options are values of the rows: for each, the value of a row. */
  optionsFrom?: Partial<Record<FilterOf<Query>, (row: Row) => string>>;
};

type FilterOf<Query extends ListQuery> = Exclude<keyof Query & string, keyof ListQuery>;

/**
 * The query without filter values that no row has: search params can be older than the rows. While rows are loading,
 * the query is returned unchanged.
 */
export function dropUnavailableFilters<Row, Query extends ListQuery>(
  { schema, optionsFrom = {} }: Pick<ListRules<Row, Query>, 'schema' | 'optionsFrom'>,
  query: Query,
  { status, rows }: CollectionSnapshot<Row>,
): Query {
  if (status !== 'ready') return query;
  const valueOf = new Map(Object.entries<((row: Row) => string) | undefined>(optionsFrom));
  const values = new Map<string, unknown>(Object.entries(query));
  const unavailable = Object.entries(schema.parse({})).filter(([filter, defaultValue]) => {
    const value = valueOf.get(filter);
    return value && values.get(filter) !== defaultValue && !rows.some((row) => value(row) === values.get(filter));
  });
  return unavailable.length === 0 ? query : schema.parse({ ...query, ...Object.fromEntries(unavailable) });
}

/** Number of the list's own filters that differ from their defaults. */
export function countActiveFilters<Query extends ListQuery>(schema: QuerySchema<Query>, query: Query): number {
  const defaults = schema.parse({});
  const shared = new Set<string>(['search', 'sort', 'page'] satisfies (keyof ListQuery)[]);
  return keysOf(query).filter((key) => !shared.has(key) && query[key] !== defaults[key]).length;
}

/** The order of a column sort, or undefined for ''. */
export function columnOrder<Row, Column extends string>(
  sortKeys: SortKeys<Row, Column>,
  sort: SortBy<Column>,
): Order<Row> | undefined {
  const column = keysOf(sortKeys).find((key) => key === sort || `-${key}` === sort);
  return column && { key: sortKeys[column], direction: sort === column ? 'ascending' : 'descending' };
}

/** A row with its normalized search text, which is computed once per row rather than once per keystroke. */
export type IndexedRow<Row> = { row: Row; text: string };

export function indexRows<Row>(rows: readonly Row[], textsOf: (row: Row) => readonly string[]): IndexedRow<Row>[] {
  return rows.map((row) => ({ row, text: searchText(textsOf(row)) }));
}

/** The rows in `order`: texts alphabetically without case and accents, numbers by size, false before true. */
export function orderRows<Row>(indexed: readonly IndexedRow<Row>[], order: Order<Row> | undefined): IndexedRow<Row>[] {
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

/** The rows that match the search and pass the filters, in their order. */
export function filterRows<Row>(
  indexed: readonly IndexedRow<Row>[],
  search: string,
  passes: (row: Row) => boolean,
): Row[] {
  const matches = textMatcher(search);
  const found: Row[] = [];
  for (const { row, text } of indexed) if (matches(text) && passes(row)) found.push(row);
  return found;
}

/** Caches the result of `compute` until one of `inputs` changes: React's `useMemo`, or no cache at all. */
type Memo = <Value>(compute: () => Value, inputs: readonly unknown[]) => Value;

/** The rows of a list for `query` on the day `today`. Typing in the search neither indexes nor sorts again. */
export function listRows<Row, Query extends ListQuery>(
  rules: ListRules<Row, Query>,
  rows: readonly Row[],
  query: Query,
  today: string,
  memo: Memo = (compute) => compute(),
): Row[] {
  const indexed = memo(() => indexRows(rows, rules.searchTexts), [rows, rules]);
  const orderInputs = JSON.stringify({ ...query, search: '', page: 1 });
  const ordered = memo(() => orderRows(indexed, rules.order(query)), [indexed, rules, orderInputs]);
  return memo(() => filterRows(ordered, query.search, rules.filter(query, today)), [ordered, query, rules, today]);
}

/** One page of `rows`. A page number beyond the last page shows the last page. */
export function pageOfRows<Row>(rows: readonly Row[], page: number, rowsPerPage: number) {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const current = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((current - 1) * rowsPerPage, current * rowsPerPage), page: current, pages };
}
