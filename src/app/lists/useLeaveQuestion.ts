import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

import { useNotices } from '~/components/feedback/NoticeProvider/useNotices';
import { wizardCopy } from '~/components/wizard/Wizard/Wizard.copy';

/**
 * Asks once before Back, a link or closing the tab loses what has been typed. The result is told when there is
 * something to lose, and when there no longer is.
 */
export function useLeaveQuestion(): (isUnsaved: boolean) => void {
  const { ask, isBusy } = useNotices();
  // Asked for at the moment of leaving, before the next drawing.
  const unsaved = useRef(false);
  const blocker = useBlocker(useCallback(() => unsaved.current, []));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The same is being asked already: the page stays until that is answered.
    if (isBusy()) {
      blocker.reset();
      return;
    }
    void ask(wizardCopy.leaving.question, wizardCopy.leaving.answers).then((leaves) => {
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
    // A question belongs to one attempt to leave; `ask` is new with every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state]);

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
