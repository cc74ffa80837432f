/** Cycles through `values` by index. Throws a RangeError if there are none. */
export function cycle<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}
