/** Returns a function that calls `compute`, or returns the last result again if all inputs are the same objects. */
export function memoizeLast<Inputs extends readonly unknown[], Result>(
  compute: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  let lastCall: { inputs: Inputs; result: Result } | undefined;
  return (...inputs) => {
    if (!lastCall || !haveSameItems(lastCall.inputs, inputs)) lastCall = { inputs, result: compute(...inputs) };
    return lastCall.result;
  };
}

/** True if both lists have the same objects in the same order. */
export const haveSameItems = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);
