/** One of `from` after the other, for samples that are to differ. Throws a RangeError when there is none. */
export function inTurn<Value>(from: readonly Value[], index: number): Value {
  const value = from[index % from.length];
  if (value === undefined) throw new RangeError('There is nothing to take in turn.');
  return value;
}
