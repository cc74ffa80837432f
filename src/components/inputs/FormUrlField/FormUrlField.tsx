import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { isHttpUrl } from '~/components/links/isHttpUrl';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormFieldProps } from '../useFormField';
import { formUrlFieldCopy as copy } from './FormUrlField.copy';

export type FormUrlFieldProps<Values extends FieldValues> = FormFieldProps<Values> & {
  /** Helper text before and after the field was left with a text that is not a URL. */
  texts?: { example: string; notAUrl: string };
};

/** A URL of the surrounding form. Other texts are accepted, with a note once the field was left. */
export function FormUrlField<Values extends FieldValues>({ texts = copy, ...field }: FormUrlFieldProps<Values>) {
  const [wasLeft, setWasLeft] = useState(false);
  const text: unknown = useWatch<Values>({ name: field.name });
  const notAUrl = wasLeft && typeof text === 'string' && text.trim() !== '' && !isHttpUrl(text);
  return (
    <Box onBlur={() => setWasLeft(true)}>
      <FormTextField<Values>
        {...field}
        autoComplete="off"
        // Not `type="url"`: browsers would mark other texts as invalid.
        slotProps={{ input: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
        helperText={notAUrl ? texts.notAUrl : texts.example}
      />
    </Box>
  );
}
