import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';

import { validateOnSubmitOptions } from './validateOnSubmitOptions';

/**
 * Creates the state of a form. On submit, `schema` validates the form's values and turns them into a draft.
 * `initialValues` replace the empty values when the form edits a record.
 */
export function useDraftForm<Values extends FieldValues, Draft extends FieldValues>(
  schema: z.ZodType<Draft, Values>,
  emptyValues: DefaultValues<Values>,
  initialValues?: DefaultValues<Values>,
) {
  return useForm<Values, unknown, Draft>({
    ...validateOnSubmitOptions,
    resolver: zodResolver(schema),
    defaultValues: initialValues ?? emptyValues,
  });
}
