import type { FieldValues } from 'react-hook-form';

import { TextField } from '../TextField/TextField';
import type { TextFieldProps } from '../TextField/TextField';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';

export type FormTextFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'endAdornment' | 'slotProps' | 'onKeyDown' | 'onKeyUp' | 'sx'> & {
    /** Transforms the text after each edit, before it becomes the form's value. */
    normalize?: (text: string) => string;
  };

/** A text field that is bound to the surrounding form. */
export function FormTextField<Values extends FieldValues>({
  name,
  normalize = (text) => text,
  ...fieldProps
}: FormTextFieldProps<Values>) {
  const { onChange, ...boundProps } = useFormField<Values>(name, fieldProps);
  return <TextField {...fieldProps} {...boundProps} onChange={(text) => onChange(normalize(text))} />;
}
