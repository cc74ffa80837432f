import type { Live } from './entityData';

/** Returns a value that never changes. */
export const constant = <Value>(value: Value): Live<Value> => ({
  subscribe: () => () => undefined,
  getSnapshot: () => value,
});
