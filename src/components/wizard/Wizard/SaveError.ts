export type SaveErrorDetails = {
  /** Names of the fields that may cause the error. The first field of the form with one of these names shows it. */
  fields?: readonly string[];
  /** Reads the latest version of a record that was changed elsewhere, as form values; undefined if it was deleted. */
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
