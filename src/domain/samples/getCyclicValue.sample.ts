/** Returns the value at `index` modulo the number of values. Throws a RangeError if `values` is empty. */
export function getCyclicValue<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}
