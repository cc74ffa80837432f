import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { wizardCopy } from '~/components/wizard/Wizard/Wizard.copy';

/**
 * Asks for confirmation before Back, a link or closing the tab discards unsaved changes. Call the returned function
 * with true when the form becomes dirty, and with false when it becomes clean. A form on a 'page' survives a link to
 * the same page; a form in a 'dialog' does not, because the open dialog is a history entry.
 */
export function useUnsavedChangesPrompt(formIn: 'page' | 'dialog'): (isUnsaved: boolean) => void {
  const { confirm, isOpen } = useConfirm();
  // A ref instead of state, because the blocker can read it before the next render.
  const hasUnsavedChanges = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        hasUnsavedChanges.current &&
        (formIn === 'dialog' || !isSamePage(currentLocation.pathname, nextLocation.pathname)),
      [formIn],
    ),
  );

  const latestBlocker = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    latestBlocker.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    // While another confirm dialog is open, the navigation is cancelled without a question.
    if (isOpen()) {
      blocker.reset();
      return;
    }
    isAsking.current = true;
    void confirm(wizardCopy.leaving.question, wizardCopy.leaving.labels).then((isConfirmed) => {
      isAsking.current = false;
      const { state, proceed, reset } = latestBlocker.current;
      if (state === 'blocked') (isConfirmed ? proceed : reset)();
    });
  }, [blocker, confirm, isOpen]);

  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, []);

  return useCallback((isUnsaved: boolean) => {
    hasUnsavedChanges.current = isUnsaved;
  }, []);
}

/** True if both paths are equal, ignoring case, as the router does when it matches paths. */
const isSamePage = (path: string, other: string) => path.toLowerCase() === other.toLowerCase();
