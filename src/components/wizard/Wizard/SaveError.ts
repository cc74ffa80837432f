/** Error of a failed save or task. The dialog shows its message, which tells the user the reason. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
}
