import type { ExternalStore } from './entityData';

/** Returns an ExternalStore whose value never changes. */
export const createConstantStore = <Value>(value: Value): ExternalStore<Value> => ({
  subscribe: () => () => undefined,
  getSnapshot: () => value,
});
