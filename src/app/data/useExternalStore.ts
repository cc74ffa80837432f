import { useSyncExternalStore } from 'react';

import type { ExternalStore } from './entityData';

/** Returns the current value, and renders the component again when the value changes. */
export function useExternalStore<Value>({ subscribe, getSnapshot }: ExternalStore<Value>): Value {
  return useSyncExternalStore(subscribe, getSnapshot);
}
