import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { replaceFilesWithNames } from '~/domain/files/formFile';
import { omitPasswords } from '~/domain/session/omitPasswords';
import { isRecord } from '~/domain/isRecord';
import { getEntityAddedMessage, getEntityUpdatedMessage } from '~/domain/entityNames';
import type { EntityName } from '~/domain/entityNames';

import type { RecordEditor } from '../data/entityData';
import { focusHeading } from '../page/focusHeading';
import { addDialogState, readDialogState } from './dialogState';
import type { DialogState } from './dialogState';
import { recordDialogCopy as copy } from './recordDialog.copy';
import { useUnsavedChangesPrompt } from './useUnsavedChangesPrompt';

/**
 * Returns the dialog that is open on the browser's current history entry. This entry can be newer than the router's
 * location.
 */
function readOpenDialog(): DialogState | undefined {
  const state: unknown = history.state;
  return isRecord(state) ? readDialogState(state['usr']) : undefined;
}

/**
 * Closes the dialog when the user opens the page's URL again in the same tab, since browsers then keep the state of the
 * history entry. Called when this module loads, before the router reads the state.
 */
function closeDialogOnNewVisit(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const state: unknown = history.state;
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate' || !isRecord(state) || !readOpenDialog())
    return;
  history.replaceState({ ...state, usr: null }, '');
}
closeDialogOnNewVisit();

/** Returns a function that opens the list at `path` with its add dialog. Closing that dialog returns to this page. */
export function useOpenAddDialog(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { state: addDialogState });
}

/**
 * Controls the dialog that adds and edits the records of a list. The dialog has its own history entry: Back closes the
 * dialog, and a reload opens it again. Without an `editor`, as with sample data, a draft is only logged.
 */
export function useRecordDialog<Values extends object, Draft extends object>(
  entity: EntityName,
  editor: RecordEditor<Values, Draft> | undefined,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const { alert } = useConfirm();
  const { onUnsavedChange, blockNavigationWhile } = useUnsavedChangesPrompt('dialog');
  const dialog = readDialogState(location.state);
  const editedId = dialog && 'editedId' in dialog ? dialog.editedId : undefined;
  // The record is read when the dialog opens, so that saving notices a change that another tab has made since then.
  const [loadedRecord, setLoadedRecord] = useState(() => loadRecord(editor, editedId));
  if (loadedRecord?.id !== editedId) setLoadedRecord(loadRecord(editor, editedId));
  const isOpen = dialog !== undefined && (editedId === undefined || loadedRecord?.form !== undefined);
  // Back can close the dialog while the success alert is open. Confirming the alert must not go back a second time.
  const isStillOpen = useRef(isOpen);
  useEffect(() => {
    // MUI returns the focus to the button that opened the dialog. After a reload, MUI knows no such button.
    const hasLostFocus = isStillOpen.current && !isOpen && document.activeElement === document.body;
    if (hasLostFocus) focusHeading();
    isStillOpen.current = isOpen;
  });
  const onClose = () => {
    if (isStillOpen.current) void navigate(-1);
  };
  const save = async (draft: Draft) => {
    if (!editor) {
      console.info(entity, replaceFilesWithNames(omitPasswords(draft)));
      return;
    }
    const result = await (loadedRecord?.form ? loadedRecord.form.save(draft) : editor.add(draft));
    if (result.ok) return;
    const { message, fields = [], isOutdated } = result;
    throw isOutdated ? new SaveError(copy.changedElsewhere, { readLatest }) : new SaveError(message, { fields });
  };
  /** Reads the record again, so that saving replaces its latest version. */
  const readLatest = () => {
    const latestRecord = loadRecord(editor, editedId);
    if (latestRecord?.form) setLoadedRecord(latestRecord);
    return latestRecord?.form?.values;
  };
  const callbacks: WizardCallbacks<Draft> = {
    onUnsavedChange,
    onClose,
    onSave: async (draft) => {
      await blockNavigationWhile(save(draft));
      await alert(loadedRecord?.form ? getEntityUpdatedMessage(entity) : getEntityAddedMessage(entity), 'success');
      onClose();
    },
  };
  const openDialog = (state: DialogState) => {
    // The second click of a double-click must not add a second history entry.
    if (!readOpenDialog()) void navigate({ search: location.search }, { state });
  };
  return {
    blockNavigationWhile,
    onAdd: () => openDialog(addDialogState),
    /** Opens the dialog to edit a record; undefined if the records cannot be edited. */
    onEdit: editor && (({ id }: { id: string }) => openDialog({ editedId: id })),
    /** Props of the dialog; undefined while it is closed. Without `initialValues`, the dialog adds a record. */
    dialog: isOpen ? { ...callbacks, initialValues: loadedRecord?.form?.values } : undefined,
  };
}

const loadRecord = <Values, Draft>(editor: RecordEditor<Values, Draft> | undefined, id: string | undefined) =>
  id === undefined ? undefined : { id, form: editor?.edit(id) };
