import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { omitPasswords } from '~/domain/session/omitPasswords';
import { isRecord } from '~/domain/isRecord';
import { entityAddedMessage } from '~/domain/entityNames';
import type { EntityName } from '~/domain/entityNames';

import { focusHeading } from '../page/focusHeading';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

/** State (`location.state`) of the history entry on which the dialog is open. */
const openDialogState = { isAdding: true };

const isOpenState = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isAdding' in state && state.isAdding === true;

/**
 * Closes the dialog when the user opens the page's URL again in the same tab: browsers then keep the state of the
 * history entry. Runs when this module loads, which is before the router reads the state.
 */
function closeOnNewVisit(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const state: unknown = history.state;
  if (!visit || !('type' in visit) || visit.type !== 'navigate' || !isRecord(state) || !isOpenState(state['usr']))
    return;
  history.replaceState({ ...state, usr: null }, '');
}
closeOnNewVisit();

/** Returns a function that opens the list at `path` with its add dialog. Closing that dialog returns to this page. */
export function useOpenAddDialog(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { state: openDialogState });
}

/** Controls the add dialog of a list. The dialog has its own history entry: Back closes it, a reload opens it again. */
export function useAddDialog<Draft extends object>(entity: EntityName) {
  const location = useLocation();
  const navigate = useNavigate();
  const { alert } = useConfirm();
  const onUnsavedChange = useUnsavedChangesPrompt('dialog');
  const isOpen = isOpenState(location.state);
  // Back can close the dialog while the success alert is open. Confirming the alert must not go back a second time.
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    // MUI returns the focus to the button that opened the dialog. After a reload, the heading gets it instead.
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
      console.info(entity, omitPasswords(draft));
      await alert(entityAddedMessage(entity), 'success');
      onClose();
    },
  };
  return {
    isOpen,
    onAdd: () => void navigate({ search: location.search }, { state: openDialogState }),
    callbacks,
  };
}
