import { useEffect } from 'react';

/** Fetches the code of the pages that can come next while this one is read. `load` must stay the same function. */
export function usePrefetch(load: () => Promise<unknown>) {
  useEffect(() => {
    // What can not be fetched now is asked for again, and explained, when its page is.
    load().catch(() => undefined);
  }, [load]);
}
