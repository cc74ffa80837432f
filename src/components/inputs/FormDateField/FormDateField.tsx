import type { FieldValues } from 'react-hook-form';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

export type FormDateFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'name' | 'label' | 'labelNote' | 'hint' | 'disabled'
>;

/**
 * A day of the surrounding form, as `YYYY-MM-DD`, an empty text, or `unreadableEntry` for half a day, in the browser's
 * own field for days.
 */
export function FormDateField<Values extends FieldValues>(field: FormDateFieldProps<Values>) {
  // The last day of four digits: without it browsers let a year have six.
  return <FormTextField<Values> {...field} type="date" slotProps={{ input: { max: '9999-12-31' } }} />;
}
