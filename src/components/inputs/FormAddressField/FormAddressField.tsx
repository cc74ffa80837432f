import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { isHttpUrl } from '~/components/links/isHttpUrl';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';
import { formAddressFieldCopy as copy } from './FormAddressField.copy';

export type FormAddressFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'name' | 'label' | 'labelNote' | 'disabled'
>;

/** A web address of the surrounding form. Any other text is taken as well, with a hint once the field has been left. */
export function FormAddressField<Values extends FieldValues>(field: FormAddressFieldProps<Values>) {
  const [isLeft, setLeft] = useState(false);
  const text: unknown = useWatch<Values>({ name: field.name });
  const isOther = isLeft && typeof text === 'string' && text.trim() !== '' && !isHttpUrl(text);
  return (
    <Box onBlur={() => setLeft(true)}>
      <FormTextField<Values>
        {...field}
        autoComplete="off"
        // Not of the type `url`: browsers would call other texts invalid.
        slotProps={{ input: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } }}
        // There is always one, and on one line: fields and buttons below it stay where they are.
        hint={isOther ? copy.isOther : copy.suchAs}
      />
    </Box>
  );
}
