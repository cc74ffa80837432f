/** Returns `compute` with a cache of its last result, which is returned again while all inputs are the same objects. */
export function memoizeLast<Inputs extends readonly unknown[], Result>(
  compute: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  let last: { inputs: Inputs; result: Result } | undefined;
  return (...inputs) => {
    if (!last || !areSame(last.inputs, inputs)) last = { inputs, result: compute(...inputs) };
    return last.result;
  };
}

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

const areSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Returns the records of a table, newest first, as the lists show them. */
export function newestFirst<Item>(table: ReadonlyMap<string, Item>): Item[] {
  return [...table.values()].reverse();
}
