/** Returns the value at `index`; after the last value, counting starts again. Throws a RangeError without values. */
export function getCyclicValue<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}
