import type { FieldValues } from 'react-hook-form';

import { SelectField } from '../SelectField/SelectField';
import type { SelectFieldProps } from '../SelectField/SelectField';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';

export type FormSelectProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<SelectFieldProps<string>, 'options' | 'placeholder'>;

/** A select that is bound to the surrounding form. The form's value is '' while no option is chosen. */
export function FormSelect<Values extends FieldValues>({ name, ...fieldProps }: FormSelectProps<Values>) {
  const formatValue = (value: unknown) => fieldProps.options.find((option) => option.value === value)?.label ?? '';
  return <SelectField<string> {...fieldProps} {...useFormField<Values>(name, { ...fieldProps, formatValue })} />;
}
