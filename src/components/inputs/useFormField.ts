import { createElement } from 'react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';

import type { FieldOptions } from './Field/Field';
import { LatestValue } from './LatestValue/LatestValue';
import { useLatestSavedValue } from './useLatestSavedValue';

/** Props of a field that is bound to the surrounding form. `name` is the path of its value in the form's values. */
export type FormFieldProps<Values extends FieldValues> = Pick<
  FieldOptions,
  'label' | 'labelNote' | 'labelAdornment' | 'helperText' | 'disabled'
> & { name: FieldPath<Values> };

type FormFieldOptions<Value> = {
  helperText?: ReactNode;
  /** Formats a saved value for the helper text that offers it. The default is `String`. */
  formatValue?: (value: Value) => string;
};

/**
 * Returns the props that bind a field to the surrounding form. Editing the field clears its error. If another value was
 * saved while the form was open, for example in another tab, the helper text offers that value.
 */
export function useFormField<Values extends FieldValues>(
  name: FieldPath<Values>,
  { helperText, formatValue = String }: FormFieldOptions<PathValue<Values, FieldPath<Values>>> = {},
) {
  const { clearErrors, setFocus } = useFormContext<Values>();
  const { field, fieldState, formState } = useController<Values>({ name });
  const savedElsewhere = useLatestSavedValue<Values, FieldPath<Values>>(name, field.value);
  const onChange = (value: unknown) => {
    field.onChange(value);
    clearErrors(name);
  };
  const applyLatestValue = () => {
    onChange(savedElsewhere?.latest);
    // The clicked button disappears, so the field gets the focus.
    setFocus(name);
  };
  return {
    name: field.name,
    value: field.value,
    inputRef: field.ref,
    onBlur: field.onBlur,
    onChange,
    error: fieldState.error?.message,
    attempt: formState.submitCount,
    helperText: savedElsewhere
      ? createElement(LatestValue, { text: formatValue(savedElsewhere.latest), onUse: applyLatestValue }, helperText)
      : helperText,
  };
}
