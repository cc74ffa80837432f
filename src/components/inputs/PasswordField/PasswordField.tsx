import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { FormTextField } from '../FormTextField/FormTextField';
import type { FormFieldProps } from '../useFormField';
import { passwordFieldCopy as copy } from './PasswordField.copy';

export type PasswordFieldProps<Values extends FieldValues> = Omit<FormFieldProps<Values>, 'label' | 'disabled'> & {
  /** Label of the field, which is also part of the Show button's name. */
  label: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field, bound to the surrounding form, with a Show button and a warning while Caps Lock is on. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const { isSubmitting } = useFormState();
  // Hides the password on submit, since browsers store the values of submitted text fields for autofill.
  if (isSubmitting && isPasswordShown) setIsPasswordShown(false);
  const detectCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <FormTextField
      {...props}
      type={isPasswordShown ? 'text' : 'password'}
      onKeyDown={detectCapsLock}
      onKeyUp={detectCapsLock}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      helperText={isCapsLockOn ? copy.capsLock : (props.helperText ?? '')}
      endAdornment={
        <InputAdornment position="end" sx={{ marginInlineStart: 0, marginInlineEnd: -1.25 }}>
          <IconButton
            aria-label={copy.show(props.label)}
            aria-pressed={isPasswordShown}
            data-replay
            // Leaves the focus in the field, so that a phone keeps its keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsPasswordShown(!isPasswordShown)}
          >
            {isPasswordShown ? <EyeOffIcon size="1.25rem" /> : <EyeIcon size="1.25rem" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
