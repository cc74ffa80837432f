import { foldText } from '../text/textSearch';

type SortDirection = 'ascending' | 'descending';

/** An order of rows by a sort key. Rows with equal keys keep their relative positions. */
export type Order<Row> = { getSortKey: (row: Row) => string | number | boolean; direction: SortDirection };

/** A row with its search text, which is computed once per row instead of once per keystroke. */
export type IndexedRow<Row> = { row: Row; text: string };

/**
 * Returns the rows in `order`. Text keys are compared alphabetically, ignoring case and accents; numbers by value;
 * false comes before true.
 */
export function orderRows<Row>(
  indexedRows: readonly IndexedRow<Row>[],
  order: Order<Row> | undefined,
): IndexedRow<Row>[] {
  if (!order) return [...indexedRows];
  // Sorts distinct keys instead of rows, which is faster if many rows have the same key, such as a date.
  const groups = new Map<string | number, IndexedRow<Row>[]>();
  for (const entry of indexedRows) {
    const key = toSortKey(order.getSortKey(entry.row));
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const keys = sortDistinctKeys([...groups.keys()]);
  if (order.direction === 'descending') keys.reverse();
  return keys.flatMap((key) => groups.get(key) ?? []);
}

/** Sorts distinct keys. Browsers sort texts several times as fast without a compare function. */
function sortDistinctKeys(keys: (string | number)[]): (string | number)[] {
  return keys.every((key) => typeof key === 'string') ? keys.sort() : keys.sort(compareKeys);
}

/** The range in which two lists differ: from index `start` on, `removedRows` were replaced with `addedRows`. */
export type RowDifference<Row> = { start: number; removedRows: readonly Row[]; addedRows: readonly Row[] };

/**
 * Finds the smallest range that contains all differences of two lists. Comparing 100,000 rows takes less than a
 * millisecond.
 */
export function diffRows<Row>(before: readonly Row[], after: readonly Row[]): RowDifference<Row> {
  const shorterLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorterLength && before[start] === after[start]) start += 1;
  let commonEndLength = 0;
  while (
    commonEndLength < shorterLength - start &&
    before[before.length - 1 - commonEndLength] === after[after.length - 1 - commonEndLength]
  )
    commonEndLength += 1;
  return {
    start,
    removedRows: before.slice(start, before.length - commonEndLength),
    addedRows: after.slice(start, after.length - commonEndLength),
  };
}

/** Rows with their search texts, sorted by `order`. */
export type OrderedRows<Row> = { order: Order<Row> | undefined; entries: IndexedRow<Row>[] };

/**
 * Applies a difference to sorted rows without sorting them again. Works for removed rows, and for rows that were each
 * replaced with a row that has the same sort key. In all other cases, returns undefined: the rows have to be sorted.
 */
export function replaceInOrder<Row extends object>(
  { order, entries }: OrderedRows<Row>,
  { removedRows, addedRows }: RowDifference<Row>,
  indexRow: (row: Row) => IndexedRow<Row>,
): OrderedRows<Row> | undefined {
  const hasSameKey = (row: Row, index: number) => {
    const replacedRow = removedRows[index];
    return !order || (replacedRow && toSortKey(order.getSortKey(row)) === toSortKey(order.getSortKey(replacedRow)));
  };
  const isOneToOneReplacement = addedRows.length === removedRows.length && addedRows.every(hasSameKey);
  if (!isOneToOneReplacement && addedRows.length > 0) return undefined;
  const replacements = new Map(removedRows.map((row, index) => [row, addedRows[index]]));
  const nextEntries: IndexedRow<Row>[] = [];
  for (const entry of entries) {
    const row = replacements.has(entry.row) ? replacements.get(entry.row) : entry.row;
    if (row) nextEntries.push(row === entry.row ? entry : indexRow(row));
  }
  return { order, entries: nextEntries };
}

const toSortKey = (key: string | number | boolean) => (typeof key === 'string' ? foldText(key) : Number(key));

/** Compares two sort keys, for `Array.prototype.sort`. */
export const compareKeys = (a: string | number, b: string | number) => Number(a > b) - Number(a < b);
