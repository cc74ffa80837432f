export type SaveErrorDetails = {
  /** Names of the fields that may cause the error. The form shows the message at the first of them that it has. */
  fields?: readonly string[];
  /** Returns the form values of the latest version, if the record was changed elsewhere; undefined if it was deleted. */
  readLatest?: () => object | undefined;
};

/** Thrown by `onSave` if the draft is refused. The message tells the user why, and is shown in the dialog. */
export class SaveError extends Error {
  override readonly name = 'SaveError';

  readonly details: SaveErrorDetails;

  constructor(message: string, details: SaveErrorDetails = {}) {
    super(message);
    this.details = details;
  }
}
