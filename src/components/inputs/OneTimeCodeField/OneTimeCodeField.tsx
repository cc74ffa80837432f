import type { FieldValues } from 'react-hook-form';

import { fonts } from '~/components/theme/tokens';
import { cleanCode } from '~/domain/session/oneTimeCode';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

export type OneTimeCodeFieldProps<Values extends FieldValues> = Pick<FormTextFieldProps<Values>, 'name' | 'label'>;

/** One field for the whole code, so that it can be pasted and filled in from a message. Only its digits are taken. */
export function OneTimeCodeField<Values extends FieldValues>(props: OneTimeCodeFieldProps<Values>) {
  return (
    <FormTextField
      {...props}
      clean={cleanCode}
      autoComplete="one-time-code"
      slotProps={{ input: { inputMode: 'numeric', spellCheck: false } }}
      sx={{
        '& input': {
          fontFamily: fonts.text,
          fontSize: '1.375rem',
          fontWeight: 600,
          letterSpacing: '0.3em',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    />
  );
}
