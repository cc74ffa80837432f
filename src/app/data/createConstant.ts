import type { Live } from './entityData';

/** Returns a `Live` value that never changes. */
export const createConstant = <Value>(value: Value): Live<Value> => ({
  subscribe: () => () => undefined,
  getSnapshot: () => value,
});
