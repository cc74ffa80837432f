import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';

import { openRecordParam } from '~/domain/paths';

import { focusHeading } from '../page/focusHeading';
import { officeStore } from './officeStore';

/**
 * Returns which data the office shows, and the workspace. Opens the workspace if the office shows its data. `workspace`
 * is undefined with sample data, and until it is open.
 */
export function useOfficeWorkspace() {
  const { shows, workspace } = useStore(officeStore);
  const mustOpenWorkspace = shows === 'workspace' && !workspace;
  useEffect(() => {
    // Loads the module only for a workspace. Needs no error handling: WorkspaceLoading imports the same module, and
    // OfficePages shows its load error.
    if (mustOpenWorkspace)
      import('./officeActions').then(
        ({ officeActions }) => officeActions.openWorkspace(),
        () => undefined,
      );
  }, [mustOpenWorkspace]);
  const previouslyShownData = useRef(shows);
  const [params, setParams] = useSearchParams();
  // Closes the details when the office switches between sample data and a workspace, since their record ids differ.
  const closeDetails = useEffectEvent(() => {
    if (!params.has(openRecordParam)) return;
    params.delete(openRecordParam);
    setParams(params, { replace: true });
  });
  useEffect(() => {
    if (previouslyShownData.current !== shows) closeDetails();
    // Moves the focus to the heading if the focused control was removed together with the page of the old data.
    if (previouslyShownData.current !== shows && document.activeElement === document.body) focusHeading();
    previouslyShownData.current = shows;
  }, [shows]);
  return { shows, workspace };
}
