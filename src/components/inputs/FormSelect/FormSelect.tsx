import type { FieldValues } from 'react-hook-form';

import { SelectField } from '../SelectField/SelectField';
import type { SelectFieldProps } from '../SelectField/SelectField';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';

export type FormSelectProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<SelectFieldProps<string>, 'options' | 'placeholder'>;

/** A select of the surrounding form; its value is an empty text until an option is chosen. */
export function FormSelect<Values extends FieldValues>({ name, ...field }: FormSelectProps<Values>) {
  return <SelectField<string> {...field} {...useFormField<Values>(name)} />;
}
