import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { omitPasswords } from '~/domain/session/omitPasswords';
import { isRecord } from '~/domain/isRecord';
import { entityAdded } from '~/domain/entityNames';
import type { EntityName } from '~/domain/entityNames';

import { focusHeading } from '../page/focusHeading';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

/** History state of an open dialog. */
const openState = { isAdding: true };

const isOpenState = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isAdding' in state && state.isAdding === true;

/**
 * Closes the dialog of a page that was opened by its address. Browsers keep the state of the entry if the address is the
 * same again. Runs before the router reads the state, because routes load first.
 */
function closeOnNewVisit(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const state: unknown = history.state;
  if (!visit || !('type' in visit) || visit.type !== 'navigate' || !isRecord(state) || !isOpenState(state['usr']))
    return;
  history.replaceState({ ...state, usr: null }, '');
}
closeOnNewVisit();

/** Opens the add dialog of the list at `path`. Closing it returns to this page. */
export function useOpenAddDialog(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { state: openState });
}

/** The add dialog of a list. It has its own history entry: Back closes it, and a reload opens it again. */
export function useAddDialog<Draft extends object>(entity: EntityName) {
  const location = useLocation();
  const navigate = useNavigate();
  const { alert } = useConfirm();
  const onUnsavedChange = useUnsavedChangesPrompt('dialog');
  const isOpen = isOpenState(location.state);
  // Back can close the dialog while the alert is open; the previous entry must not be left then.
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    // After a reload there is no button to return the focus to.
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
      await alert(entityAdded(entity), 'success');
      onClose();
    },
  };
  return {
    isOpen,
    onAdd: () => void navigate({ search: location.search }, { state: openState }),
    callbacks,
  };
}
