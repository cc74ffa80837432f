import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';

import { useNotices } from '~/components/feedback/NoticeProvider/useNotices';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { wizardCopy } from '~/components/wizard/Wizard/Wizard.copy';
import { withoutPasswords } from '~/domain/session/withoutPasswords';
import { entityAdded } from '~/domain/shared/entityNames';
import type { EntityName } from '~/domain/shared/entityNames';

/** What the history's entry of an open wizard carries. */
const opened = { isAdding: true };

const isAdding = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isAdding' in state && state.isAdding === true;

/**
 * The wizard over a list: an entry of the history, so that Back closes it and a reload opens it anew. Whatever would
 * lose what has been typed, Back and a link and closing the tab, asks once.
 */
export function useAdding<Draft extends object>(entity: EntityName) {
  const location = useLocation();
  const navigate = useNavigate();
  const { ask, tell } = useNotices();
  // Asked for at the moment of leaving, before the next drawing.
  const unsaved = useRef(false);
  const blocker = useBlocker(useCallback(() => unsaved.current, []));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
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

  const onClose = () => void navigate(-1);
  const callbacks: WizardCallbacks<Draft> = {
    onUnsavedChange: (value) => {
      unsaved.current = value;
    },
    onClose,
    onSave: async (draft) => {
      console.info(entity, withoutPasswords(draft));
      await tell(entityAdded(entity));
      onClose();
    },
  };
  return {
    isOpen: isAdding(location.state),
    onAdd: () => void navigate({ search: location.search }, { state: opened }),
    callbacks,
  };
}
