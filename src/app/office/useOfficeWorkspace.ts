import { useEffect } from 'react';
import { useStore } from 'zustand';

import { office } from './office';

/** Returns the workspace that the office shows, and opens it. It is undefined until it is open, and with sample data. */
export function useOfficeWorkspace() {
  const { shows, workspace, open } = useStore(office);
  const mustOpen = shows === 'workspace' && !workspace;
  useEffect(() => {
    if (mustOpen) void open();
  }, [mustOpen, open]);
  return { shows, workspace };
}
