/** The open dialog, which adds or edits a record. Each history entry stores its own open dialog in `location.state`. */
export type DialogState = { isAdding: true } | { editedId: string };

export const addDialogState: DialogState = { isAdding: true };

/** Returns the open dialog of a history entry; undefined if none is open, or if the state is invalid. */
export function readDialogState(state: unknown): DialogState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if ('isAdding' in state && state.isAdding === true) return addDialogState;
  return 'editedId' in state && typeof state.editedId === 'string' ? { editedId: state.editedId } : undefined;
}
