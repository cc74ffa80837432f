import type { ReactNode } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { get } from 'react-hook-form';

export type WizardStep<Values extends FieldValues> = {
  /** Label of the step's tab, without its number. */
  label: string;
  /**
   * Paths of the fields from top to bottom, usually `schema.keyof().options`. Next validates these fields, and errors
   * are listed in this order.
   */
  fields: readonly FieldPath<Values>[];
  content: ReactNode;
};

export type StepError<Values extends FieldValues> = { field: FieldPath<Values>; message: string };

/** Returns the errors of a step, in the order of its fields. */
export function listStepErrors<Values extends FieldValues>(
  { fields }: WizardStep<Values>,
  errors: FieldErrors<Values>,
): StepError<Values>[] {
  return fields.flatMap((field) => {
    const error: unknown = get(errors, field);
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    return hasMessage && typeof error.message === 'string' ? [{ field, message: error.message }] : [];
  });
}
