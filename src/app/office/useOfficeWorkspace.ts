import { useEffect } from 'react';
import { useStore } from 'zustand';

import { loadOfficeActions } from './loadOfficeActions';
import { office } from './office';

/**
 * Returns which data the office shows, and opens its workspace. `workspace` is undefined until it is open, and with
 * sample data.
 */
export function useOfficeWorkspace() {
  const { shows, workspace } = useStore(office);
  const mustOpen = shows === 'workspace' && !workspace;
  useEffect(() => {
    // If the code can't be loaded, OfficePages shows the error.
    if (mustOpen)
      loadOfficeActions().then(
        ({ open }) => open(),
        () => undefined,
      );
  }, [mustOpen]);
  return { shows, workspace };
}
