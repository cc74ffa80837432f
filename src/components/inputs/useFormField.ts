import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';

import type { FieldOptions } from './Field/Field';

/** Props of a field that is bound to the surrounding form; `name` is the name of the form's value. */
export type FormFieldProps<Values extends FieldValues> = Pick<
  FieldOptions,
  'label' | 'labelNote' | 'labelAdornment' | 'helperText' | 'disabled'
> & { name: FieldPath<Values> };

/** Returns the props that bind a field to the surrounding form. Editing the field clears its error. */
export function useFormField<Values extends FieldValues>(name: FieldPath<Values>) {
  const { clearErrors } = useFormContext<Values>();
  const { field, fieldState, formState } = useController<Values>({ name });
  return {
    name: field.name,
    value: field.value,
    inputRef: field.ref,
    onBlur: field.onBlur,
    onChange: (value: unknown) => {
      field.onChange(value);
      clearErrors(name);
    },
    error: fieldState.error?.message,
    attempt: formState.submitCount,
  };
}
