import { useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';

import { isSameValue } from './isSameValue';

/**
 * Returns the value of a field that was saved elsewhere after the form was opened; undefined if the field already has it.
 * The default values of a form are those of the latest version that it has read.
 */
export function useLatestValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
  value: unknown,
): { latest: PathValue<Values, Name> } | undefined {
  const { control } = useFormContext<Values>();
  const { defaultValues } = useFormState({ control });
  const latest: PathValue<Values, Name> = get(defaultValues, name);
  const [first] = useState(latest);
  return isSameValue(latest, first) || isSameValue(latest, value) ? undefined : { latest };
}
