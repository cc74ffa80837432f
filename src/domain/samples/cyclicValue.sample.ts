/** Returns the value at `index`, starting again after the last value. Throws a RangeError if there are no values. */
export function cyclicValue<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('There are no values.');
  return value;
}
