import type { ExternalStore } from './entityData';

/** Returns a `Live` value that never changes. */
export const createConstantStore = <Value>(value: Value): ExternalStore<Value> => ({
  subscribe: () => () => undefined,
  getSnapshot: () => value,
});
