import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';

import { openRecordParam } from '~/domain/paths';

import { focusHeading } from '../page/focusHeading';
import { officeStore } from './officeStore';

/**
 * Returns which data the office shows, and the workspace, which this hook opens if needed. `workspace` is undefined
 * with sample data, and until it is open.
 */
export function useOfficeWorkspace() {
  const { shows, workspace } = useStore(officeStore);
  const mustOpen = shows === 'workspace' && !workspace;
  useEffect(() => {
    // Loads the module only for a workspace. WorkspaceLoading imports it too: if it fails to load, OfficePages shows
    // the error.
    if (mustOpen)
      import('./officeActions').then(
        ({ officeActions }) => officeActions.open(),
        () => undefined,
      );
  }, [mustOpen]);
  const shownBefore = useRef(shows);
  const [params, setParams] = useSearchParams();
  // The ids of sample data and of a workspace differ, so the details of a record close when the data changes.
  const closeDetails = useEffectEvent(() => {
    if (!params.has(openRecordParam)) return;
    params.delete(openRecordParam);
    setParams(params, { replace: true });
  });
  useEffect(() => {
    if (shownBefore.current !== shows) closeDetails();
    // Moves the focus to the heading if the focused control was removed together with the page of the old data.
    if (shownBefore.current !== shows && document.activeElement === document.body) focusHeading();
    shownBefore.current = shows;
  }, [shows]);
  return { shows, workspace };
}
