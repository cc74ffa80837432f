import type { ReactNode } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { get } from 'react-hook-form';

export type WizardStep<Entry extends FieldValues> = {
  /** Names the step's tab, without its number. */
  label: string;
  /**
   * Every field of the step, in the order in which they stand: what Next looks at, and where the focus goes. For a flat
   * step it is `schema.keyof().options`.
   */
  fields: readonly FieldPath<Entry>[];
  /** The fields themselves. */
  content: ReactNode;
};

/** A message that stands at a field. */
export type Fault<Entry extends FieldValues> = { field: FieldPath<Entry>; message: string };

/** What is to be corrected in a step, in the order of its fields. */
export function faultsOf<Entry extends FieldValues>(
  { fields }: WizardStep<Entry>,
  errors: FieldErrors<Entry>,
): Fault<Entry>[] {
  return fields.flatMap((field) => {
    const error: unknown = get(errors, field);
    const isFault = typeof error === 'object' && error !== null && 'message' in error;
    return isFault && typeof error.message === 'string' ? [{ field, message: error.message }] : [];
  });
}
