export const getHintId = (id: string) => `${id}-hint`;
export const getOptionalId = (id: string) => `${id}-optional`;
export const getErrorId = (id: string) => `${id}-error`;

export type FieldMessages = {
  /** An instruction, or the reason why the field is disabled. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** Returns the `aria-describedby` of the field `id`: first the error, then the hint; undefined if there is neither. */
export function getDescribedBy(id: string, { hint, error }: FieldMessages): string | undefined {
  return [error && getErrorId(id), hint && getHintId(id)].filter(Boolean).join(' ') || undefined;
}
