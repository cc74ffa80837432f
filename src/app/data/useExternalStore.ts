import { useSyncExternalStore } from 'react';

import type { ExternalStore } from './entityData';

/** Returns the value of a store, and rerenders the component when the value changes. */
export function useExternalStore<Value>({ subscribe, getSnapshot }: ExternalStore<Value>): Value {
  return useSyncExternalStore(subscribe, getSnapshot);
}
