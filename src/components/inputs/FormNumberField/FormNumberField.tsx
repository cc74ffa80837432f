import type { KeyboardEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { parseNumber, addSteps } from '~/domain/number/parseNumber';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

export type FormNumberFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'name' | 'label' | 'labelNote' | 'hint' | 'disabled'
> & {
  /** What an arrow key adds or takes; the keys that a phone offers follow it. */
  step: 1 | 0.01;
};

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number as a text, which the form's schema reads. The browser's own number field would give nothing at all for '2,5'
 * in one language and for '2.5' in the other. The arrow keys step it all the same.
 */
export function FormNumberField<Values extends FieldValues>({ step, ...field }: FormNumberFieldProps<Values>) {
  const { clearErrors } = useFormContext<Values>();
  const { value, onChange } = useController<Values>({ name: field.name }).field;
  const turn = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The caret stays where it is.
    event.preventDefault();
    const text = String(value);
    const number = text.trim() === '' ? 0 : parseNumber(text);
    if (number === undefined) return;
    onChange(String(addSteps(number, step, direction)));
    clearErrors(field.name);
  };
  return (
    <FormTextField<Values>
      {...field}
      autoComplete="off"
      onKeyDown={turn}
      slotProps={{ input: { inputMode: step === 1 ? 'numeric' : 'decimal', step } }}
    />
  );
}
