import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { wizardCopy } from '~/components/wizard/Wizard/Wizard.copy';

/**
 * Asks before Back, a link or closing the tab loses changes. Returns a function that reports unsaved changes. Changes in
 * a 'page' survive a link to the same page; a 'dialog' is a history entry, and navigating to any other closes it.
 */
export function useUnsavedChangesPrompt(container: 'page' | 'dialog'): (isUnsaved: boolean) => void {
  const { confirm, isOpen } = useConfirm();
  // A ref: read when navigation starts, before the next render.
  const unsaved = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        unsaved.current && (container === 'dialog' || !isSamePage(currentLocation.pathname, nextLocation.pathname)),
      [container],
    ),
  );

  const latest = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    // Another confirmation is already open: stay on the page.
    if (isOpen()) {
      blocker.reset();
      return;
    }
    isAsking.current = true;
    void confirm(wizardCopy.leaving.question, wizardCopy.leaving.labels).then((leaves) => {
      isAsking.current = false;
      const { state, proceed, reset } = latest.current;
      if (state === 'blocked') (leaves ? proceed : reset)();
    });
  }, [blocker, confirm, isOpen]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return useCallback((isUnsaved: boolean) => {
    unsaved.current = isUnsaved;
  }, []);
}

/** Routes are case-insensitive. */
const isSamePage = (path: string, other: string) => path.toLowerCase() === other.toLowerCase();
