export type SaveErrorDetails = {
  /** Names of the fields that may cause the error. The message is shown at the first field of the form among these. */
  fields?: readonly string[];
  /** Returns the form values of the latest version, if the record was changed elsewhere; undefined if it was deleted. */
  readLatest?: () => object | undefined;
};

/** Error of a failed save or task. The dialog shows its message, which tells the user the reason. */
export class SaveError extends Error {
  override readonly name = 'SaveError';

  readonly details: SaveErrorDetails;

  constructor(message: string, details: SaveErrorDetails = {}) {
    super(message);
    this.details = details;
  }
}
