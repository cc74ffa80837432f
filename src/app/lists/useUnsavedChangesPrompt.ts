import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { wizardCopy } from '~/components/wizard/Wizard/Wizard.copy';

/**
 * Confirms once before Back, a link or closing the tab discards unsaved changes. Call the result when the form becomes
 * dirty or clean. A form on a 'page' survives links to the same page; a form in a 'dialog' does not, because the dialog
 * is a history entry.
 */
export function useUnsavedChangesPrompt(formIn: 'page' | 'dialog'): (isUnsaved: boolean) => void {
  const { confirm, isOpen } = useConfirm();
  // A ref, because the blocker reads it before the next render.
  const unsaved = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        unsaved.current && (formIn === 'dialog' || !isSamePage(currentLocation.pathname, nextLocation.pathname)),
      [formIn],
    ),
  );

  const latest = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    // Another dialog is open: stay until it is closed.
    if (isOpen()) {
      blocker.reset();
      return;
    }
    isAsking.current = true;
    void confirm(wizardCopy.leaving.question, wizardCopy.leaving.labels).then((isConfirmed) => {
      isAsking.current = false;
      const { state, proceed, reset } = latest.current;
      if (state === 'blocked') (isConfirmed ? proceed : reset)();
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
