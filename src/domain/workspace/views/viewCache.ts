import { diffRows } from '../../lists/rowOrder';
import { haveSameItems, memoizeLast } from '../memoizeLast';

/**
 * Returns a function that calls `build` and caches one row for each record. Calls `build` again only if the record or
 * one of the inputs changes, so that changing one tag does not rebuild 100,000 rows.
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
 * Returns a function that builds the rows of a table's records, newest first. Usually, only this table has changed, and
 * not `tables`. Then the function builds only the rows from the first to the last changed record and copies the others.
 */
export function cacheNewestRows<Source, Tables extends unknown[], Row>(
  build: (record: Source, ...tables: Tables) => Row,
): (records: ReadonlyMap<string, Source>, ...tables: Tables) => readonly Row[] {
  let lastResult: { records: readonly Source[]; tables: Tables; rows: readonly Row[] } | undefined;
  return memoizeLast((table: ReadonlyMap<string, Source>, ...tables: Tables) => {
    const records = listNewestFirst(table);
    const previous = lastResult && haveSameItems(lastResult.tables, tables) ? lastResult : { records: [], rows: [] };
    const { start, removedRows, addedRows } = diffRows(previous.records, records);
    const rows = [
      ...previous.rows.slice(0, start),
      ...addedRows.map((record) => build(record, ...tables)),
      ...previous.rows.slice(start + removedRows.length),
    ];
    lastResult = { records, tables, rows };
    return rows;
  });
}

/** Returns the records of a table, newest first, as the lists show them. */
export function listNewestFirst<Item>(table: ReadonlyMap<string, Item>): Item[] {
  return [...table.values()].reverse();
}
