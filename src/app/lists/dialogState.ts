/** The dialog that is open on a history entry: to add or to edit a record. Stored in `location.state`. */
export type DialogState = { isAdding: true } | { editedId: string };

export const addDialogState: DialogState = { isAdding: true };

/** Returns the open dialog of a history entry; undefined if none is open, or if the state is invalid. */
export function readDialogState(state: unknown): DialogState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('isAdding' in state && state.isAdding === true) return addDialogState;
  return 'editedId' in state && typeof state.editedId === 'string' ? { editedId: state.editedId } : undefined;
}
