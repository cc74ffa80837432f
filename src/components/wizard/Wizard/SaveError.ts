/** Thrown by `onSave` if the draft is refused. The message tells the user why, and is shown in the dialog. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
}
