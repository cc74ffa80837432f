/** What the lines below a field are called, from the field's own id. */
export const hintIdOf = (id: string) => `${id}-hint`;
export const errorIdOf = (id: string) => `${id}-error`;

export type FieldWords = {
  /** What to enter, or why nothing can be. */
  hint?: string | undefined;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
};

/** The `aria-describedby` of the field `id`: its lines, the error first; undefined where there is none. */
export function describedBy(id: string, { hint, error }: FieldWords): string | undefined {
  return [error && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean).join(' ') || undefined;
}
