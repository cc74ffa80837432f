import type { FieldValues } from 'react-hook-form';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

export type FormDateTimeFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'name' | 'label' | 'labelNote' | 'hint' | 'disabled'
>;

/**
 * A moment of the surrounding form, as `YYYY-MM-DDTHH:MM`, an empty text, or `unreadableEntry` for half a moment, in the
 * browser's own field for moments.
 */
export function FormDateTimeField<Values extends FieldValues>(field: FormDateTimeFieldProps<Values>) {
  // The last moment of four digits: without it browsers let a year have six.
  return <FormTextField<Values> {...field} type="datetime-local" slotProps={{ input: { max: '9999-12-31T23:59' } }} />;
}
