import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { isHttpUrl } from '~/components/links/isHttpUrl';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormFieldProps } from '../useFormField';
import { formUrlFieldCopy as copy } from './FormUrlField.copy';

export type FormUrlFieldProps<Values extends FieldValues> = FormFieldProps<Values> & {
  texts?: {
    /** Helper text with an example of a URL. */
    example: string;
    /** Helper text that replaces the example when the user has left the field with a text that is no URL. */
    notAUrl: string;
  };
};

/** A field for a URL, bound to the surrounding form. It accepts any text, and warns if the text is no URL. */
export function FormUrlField<Values extends FieldValues>({ texts = copy, ...fieldProps }: FormUrlFieldProps<Values>) {
  const [wasBlurred, setWasBlurred] = useState(false);
  const text: unknown = useWatch<Values>({ name: fieldProps.name });
  const hasWarning = wasBlurred && typeof text === 'string' && text.trim() !== '' && !isHttpUrl(text);
  return (
    <Box onBlur={() => setWasBlurred(true)}>
      <FormTextField<Values>
        {...fieldProps}
        autoComplete="off"
        // With `type="url"`, browsers would mark texts that are no URL as invalid.
        slotProps={{ input: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
        helperText={hasWarning ? texts.notAUrl : texts.example}
      />
    </Box>
  );
}
