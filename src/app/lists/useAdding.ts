import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { withoutPasswords } from '~/domain/session/withoutPasswords';
import { entityAdded } from '~/domain/entityNames';
import type { EntityName } from '~/domain/entityNames';

import { focusHeading } from '../page/focusHeading';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

/** State of the history entry that an open wizard pushes. */
const openState = { isAdding: true };

const isAdding = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isAdding' in state && state.isAdding === true;

/** Opens the wizard of the list at `path`. Closing it navigates back here. */
export function useAddingTo(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { state: openState });
}

/** State of a list's wizard. It is a history entry, so that Back closes it and a reload opens it again. */
export function useAdding<Draft extends object>(entity: EntityName) {
  const location = useLocation();
  const navigate = useNavigate();
  const { alert } = useConfirm();
  const onUnsavedChange = useUnsavedChangesPrompt('dialog');
  const isOpen = isAdding(location.state);
  // Back may have closed the wizard during its success alert; navigating back again would leave the list.
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    // After a reload there is no button that could get the focus back.
    const hasLostFocus = isStillOpen.current && !isOpen && document.activeElement === document.body;
    if (hasLostFocus) focusHeading();
    isStillOpen.current = isOpen;
  });
  const onClose = () => {
    if (isStillOpen.current) void navigate(-1);
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
    onAdd: () => void navigate({ search: location.search }, { state: openState }),
    callbacks,
  };
}
