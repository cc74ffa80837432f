import { diffRows } from '../../lists/rowOrder';
import { haveSameItems, memoizeLast } from '../memoizeLast';

/**
 * Returns `build` with a cache of one row per record. A row is built again only if its record or one of the inputs
 * changes, so that a change of one tag does not rebuild the rows of 100,000.
 */
export function cacheRows<Source extends object, Inputs extends readonly unknown[], Row>(
  build: (record: Source, ...inputs: Inputs) => Row,
): (record: Source, ...inputs: Inputs) => Row {
  const rows = new WeakMap<Source, { inputs: Inputs; row: Row }>();
  return (record, ...inputs) => {
    const cached = rows.get(record);
    if (cached && haveSameItems(cached.inputs, inputs)) return cached.row;
    const row = build(record, ...inputs);
    rows.set(record, { inputs, row });
    return row;
  };
}

/**
 * Returns a function that builds the rows of a table's records, newest first. After a change of this table only, which
 * is the common case, it builds the rows from the first to the last changed record and copies the others.
 */
export function cacheNewestRows<Source, Tables extends unknown[], Row>(
  build: (record: Source, ...tables: Tables) => Row,
): (records: ReadonlyMap<string, Source>, ...tables: Tables) => readonly Row[] {
  let last: { records: readonly Source[]; tables: Tables; rows: readonly Row[] } | undefined;
  return memoizeLast((table: ReadonlyMap<string, Source>, ...tables: Tables) => {
    const records = listNewestFirst(table);
    const known = last && haveSameItems(last.tables, tables) ? last : { records: [], rows: [] };
    const { start, removed, added } = diffRows(known.records, records);
    const rows = [
      ...known.rows.slice(0, start),
      ...added.map((record) => build(record, ...tables)),
      ...known.rows.slice(start + removed.length),
    ];
    last = { records, tables, rows };
    return rows;
  });
}

/** Returns the records of a table, newest first, as the lists show them. */
export function listNewestFirst<Item>(table: ReadonlyMap<string, Item>): Item[] {
  return [...table.values()].reverse();
}
