import type { ExternalStore } from './entityData';

/** Returns a store whose value never changes. */
export const createConstantStore = <Value>(value: Value): ExternalStore<Value> => ({
  subscribe: () => () => undefined,
  getSnapshot: () => value,
});
