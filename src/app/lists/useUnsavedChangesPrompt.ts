import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { wizardCopy } from '~/components/wizard/Wizard/Wizard.copy';

/**
 * Asks once before Back, a link or closing the tab loses what has been typed. The result is told when there is
 * something to lose, and when there no longer is. What was typed into a 'page' outlasts a link to that page; a 'dialog'
 * is an entry of the history, and any other entry closes it.
 */
export function useUnsavedChangesPrompt(typedInto: 'page' | 'dialog'): (isUnsaved: boolean) => void {
  const { confirm, isOpen } = useConfirm();
  // Asked for at the moment of leaving, before the next drawing.
  const unsaved = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        unsaved.current && (typedInto === 'dialog' || !isSamePage(currentLocation.pathname, nextLocation.pathname)),
      [typedInto],
    ),
  );

  const latest = useRef(blocker);
  const isAsking = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked' || isAsking.current) return;
    // The same is being asked elsewhere already: the page stays until that is answered.
    if (isOpen()) {
      blocker.reset();
      return;
    }
    isAsking.current = true;
    void confirm(wizardCopy.leaving.question, wizardCopy.leaving.answers).then((leaves) => {
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

/** Routes match whatever the case. */
const isSamePage = (path: string, other: string) => path.toLowerCase() === other.toLowerCase();
