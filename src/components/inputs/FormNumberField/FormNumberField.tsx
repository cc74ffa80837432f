import type { FieldValues } from 'react-hook-form';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

export type FormNumberFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'name' | 'label' | 'labelNote' | 'hint' | 'disabled'
> & {
  /** What its step is written for: the keys that a phone offers follow it. */
  step: 1 | 0.01;
};

/**
 * A number as a text, which the form's schema reads. The browser's own number field would give nothing at all for '2,5'
 * in one language and for '2.5' in the other.
 */
export function FormNumberField<Values extends FieldValues>({ step, ...field }: FormNumberFieldProps<Values>) {
  return (
    <FormTextField<Values>
      {...field}
      autoComplete="off"
      slotProps={{ input: { inputMode: step === 1 ? 'numeric' : 'decimal', step } }}
    />
  );
}
