import { areSame, memoizeLast } from '../memoizeLast';

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
    if (cached && areSame(cached.inputs, inputs)) return cached.row;
    const row = build(record, ...inputs);
    rows.set(record, { inputs, row });
    return row;
  };
}

/**
 * Returns `build` with a cache of one row per record, for rows that need other tables. After a change of their own
 * table only, which is the common case, nothing but the record is compared.
 */
export function cacheRowsByTables<Source extends object, Tables extends readonly unknown[], Row>(
  build: (record: Source, ...tables: Tables) => Row,
): (...tables: Tables) => (record: Source) => Row {
  return memoizeLast((...tables: Tables) => {
    const rows = new WeakMap<Source, Row>();
    return (record: Source) => {
      const cached = rows.get(record);
      if (cached !== undefined) return cached;
      const row = build(record, ...tables);
      rows.set(record, row);
      return row;
    };
  });
}

/** Returns the records of a table, newest first, as the lists show them. */
export function newestFirst<Item>(table: ReadonlyMap<string, Item>): Item[] {
  return [...table.values()].reverse();
}
