import { useSyncExternalStore } from 'react';

import type { Live } from './entityData';

/** Returns the current value, and renders the component again when the value changes. */
export function useLive<Value>({ subscribe, getSnapshot }: Live<Value>): Value {
  return useSyncExternalStore(subscribe, getSnapshot);
}
