import type { FieldValues } from 'react-hook-form';

import { fonts } from '~/components/theme/tokens';
import { normalizeOneTimeCode } from '~/domain/session/oneTimeCode';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormFieldProps } from '../useFormField';

export type OneTimeCodeFieldProps<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  'name' | 'label' | 'helperText'
>;

/** A field for a one-time code. It is one field for all digits, so that pasting and autofill from messages work. */
export function OneTimeCodeField<Values extends FieldValues>(props: OneTimeCodeFieldProps<Values>) {
  return (
    <FormTextField
      {...props}
      normalize={normalizeOneTimeCode}
      autoComplete="one-time-code"
      slotProps={{ input: { inputMode: 'numeric', spellCheck: false } }}
      sx={{
        '& input': {
          fontFamily: fonts.text,
          fontSize: '1.375rem',
          // Keeps the field as high as other fields.
          lineHeight: '1.5rem',
          fontWeight: 600,
          letterSpacing: '0.3em',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    />
  );
}
