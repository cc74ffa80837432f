import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';

import { addSteps, parseNumber } from '~/domain/number/parseNumber';

import { FormTextField } from '../FormTextField/FormTextField';
import { useFormField } from '../useFormField';
import type { FormFieldProps } from '../useFormField';

export type FormNumberFieldProps<Values extends FieldValues> = FormFieldProps<Values> & {
  /** Amount that the arrow keys add or subtract. */
  step: 1 | 0.01;
};

const arrowDirections: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A field for a number, bound to the surrounding form. The value is a text that the form's schema parses, since a field
 * with `type="number"` would lose '2,5' or '2.5', depending on the locale.
 */
export function FormNumberField<Values extends FieldValues>({ step, ...fieldProps }: FormNumberFieldProps<Values>) {
  const { value, onChange } = useFormField<Values>(fieldProps.name);
  const stepByKey = (event: KeyboardEvent) => {
    const direction = arrowDirections[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Prevents the default action of the arrow keys, which moves the cursor to the start or the end of the text.
    event.preventDefault();
    const text = String(value);
    const number = text.trim() === '' ? 0 : parseNumber(text);
    if (number !== undefined) onChange(String(addSteps(number, step, direction)));
  };
  return (
    <FormTextField<Values>
      {...fieldProps}
      autoComplete="off"
      onKeyDown={stepByKey}
      slotProps={{ input: { inputMode: step === 1 ? 'numeric' : 'decimal', step } }}
    />
  );
}
