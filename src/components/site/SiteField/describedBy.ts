export const hintIdOf = (id: string) => `${id}-hint`;
export const optionalIdOf = (id: string) => `${id}-optional`;
export const errorIdOf = (id: string) => `${id}-error`;

export type FieldMessages = {
  /** An instruction, or the reason why the field is disabled. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** Returns the `aria-describedby` of the field `id`: first the error, then the hint; undefined if there is neither. */
export function describedBy(id: string, { hint, error }: FieldMessages): string | undefined {
  return [error && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean).join(' ') || undefined;
}
