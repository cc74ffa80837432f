import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { wizardCopy } from '~/components/wizard/Wizard/Wizard.copy';

import { registerLeaveConfirmation } from '../page/leaveConfirmation';

export type BlockNavigationWhile = <Result>(savePromise: Promise<Result>) => Promise<Result>;

export type UnsavedChangesPrompt = {
  /** Callback of the form: called with true when the form becomes dirty, and with false when it becomes clean. */
  onUnsavedChange: (isUnsaved: boolean) => void;
  /**
   * Ignores Back and links until `savePromise` settles, so that the user sees the result. If saving fails, the typed
   * values are still in the form.
   */
  blockNavigationWhile: BlockNavigationWhile;
};

/**
 * Asks for confirmation before unsaved changes are lost by Back, a link, closing the tab or an action that calls
 * `confirmLeaving`. On a 'page', a link to the same path needs no confirmation, since the form stays. In a 'dialog', it
 * needs one: the dialog is open only in its own history entry, so every navigation closes it.
 */
export function useUnsavedChangesPrompt(formContainer: 'page' | 'dialog'): UnsavedChangesPrompt {
  const { confirm, isOpen } = useConfirm();
  // Uses refs instead of states, because the blocker can read them before the next render.
  const hasUnsavedChanges = useRef(false);
  const isSaving = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isSaving.current ||
        (hasUnsavedChanges.current &&
          (formContainer === 'dialog' || !isSamePage(currentLocation.pathname, nextLocation.pathname))),
      [formContainer],
    ),
  );

  const latestBlocker = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    latestBlocker.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    // During a save, and while another confirm dialog is open, the navigation is cancelled without a question.
    if (isSaving.current || isOpen()) {
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

  useEffect(
    () =>
      registerLeaveConfirmation(async () => {
        if (!hasUnsavedChanges.current) return true;
        const isConfirmed = await confirm(wizardCopy.leaving.question, wizardCopy.leaving.labels);
        // Prevents a second question when the confirmed action navigates.
        if (isConfirmed) hasUnsavedChanges.current = false;
        return isConfirmed;
      }),
    [confirm],
  );

  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges.current || isSaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, []);

  return {
    onUnsavedChange: useCallback((isUnsaved: boolean) => {
      hasUnsavedChanges.current = isUnsaved;
    }, []),
    blockNavigationWhile: (savePromise) => {
      isSaving.current = true;
      return savePromise.finally(() => {
        isSaving.current = false;
      });
    },
  };
}

/** True if both paths are equal, ignoring case, as the router does when it matches paths. */
const isSamePage = (currentPath: string, otherPath: string) => currentPath.toLowerCase() === otherPath.toLowerCase();
