import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';
import { passwordFieldCopy as copy } from './PasswordField.copy';

export type PasswordFieldProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'name' | 'labelNote' | 'aside' | 'hint'
> & {
  /** Names its button as well. */
  label: string;
  /** Whether the password manager offers the one it knows or a new one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password of the surrounding form, which can be shown until it is sent, and which says when Caps Lock is on. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { isSubmitting } = useFormState();
  // Browsers keep what was typed into a field of plain text, and whoever looks on goes on reading it.
  if (isSubmitting && shown) setShown(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FormTextField
      {...props}
      type={shown ? 'text' : 'password'}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      hint={capsLock ? copy.capsLock : (props.hint ?? '')}
      endAdornment={
        <InputAdornment position="end" sx={{ marginInlineStart: 0, marginInlineEnd: -1.25 }}>
          <IconButton
            aria-label={copy.show(props.label)}
            aria-pressed={shown}
            // The caret, and a phone's keyboard, stay in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon size="1.25rem" /> : <EyeIcon size="1.25rem" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
