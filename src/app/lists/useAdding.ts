import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { withoutPasswords } from '~/domain/session/withoutPasswords';
import { entityAdded } from '~/domain/entityNames';
import type { EntityName } from '~/domain/entityNames';

import { focusHeading } from '../page/focusHeading';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

/** What the history's entry of an open wizard carries. */
const opened = { isAdding: true };

const isAdding = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isAdding' in state && state.isAdding === true;

/** Opens the wizard of the list at `path`. Closing that leads back here. */
export function useAddingTo(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { state: opened });
}

/**
 * The wizard over a list: an entry of the history, so that Back closes it and a reload opens it anew.
 */
export function useAdding<Draft extends object>(entity: EntityName) {
  const location = useLocation();
  const navigate = useNavigate();
  const { alert } = useConfirm();
  const onUnsavedChange = useUnsavedChangesPrompt('dialog');
  const isOpen = isAdding(location.state);
  // Back may have closed it while its message was being read; the entry before it is then not ours to leave.
  const stillOpen = useRef(isOpen);
  useEffect(() => {
    // Opened by a reload, it has no button to give the focus back to.
    const hasLostFocus = stillOpen.current && !isOpen && document.activeElement === document.body;
    if (hasLostFocus) focusHeading();
    stillOpen.current = isOpen;
  });
  const onClose = () => {
    if (stillOpen.current) void navigate(-1);
  };
  const callbacks: WizardCallbacks<Draft> = {
    onUnsavedChange,
    onClose,
    onSave: async (draft) => {
      console.info(entity, withoutPasswords(draft));
      await alert(entityAdded(entity));
      onClose();
    },
  };
  return {
    isOpen,
    onAdd: () => void navigate({ search: location.search }, { state: opened }),
    callbacks,
  };
}
