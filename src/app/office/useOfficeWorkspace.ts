import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';

import { focusHeading } from '../page/focusHeading';
import { office } from './office';

/**
 * Returns which data the office shows, and opens its workspace. `workspace` is undefined until it is open, and with
 * sample data.
 */
export function useOfficeWorkspace() {
  const { shows, workspace } = useStore(office);
  const mustOpen = shows === 'workspace' && !workspace;
  useEffect(() => {
    // Sample data does not need this code. If it can't be loaded, OfficePages shows the error.
    if (mustOpen)
      import('./officeActions').then(
        ({ officeActions }) => officeActions.open(),
        () => undefined,
      );
  }, [mustOpen]);
  const shownBefore = useRef(shows);
  useEffect(() => {
    // A new page replaces the page of the old data, and with it possibly the focused control.
    if (shownBefore.current !== shows && document.activeElement === document.body) focusHeading();
    shownBefore.current = shows;
  }, [shows]);
  return { shows, workspace };
}
