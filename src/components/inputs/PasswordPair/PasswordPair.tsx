import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { fieldLabels } from '~/domain/fieldLabels';
import type { NewPassword } from '~/domain/session/newPassword';

import { PasswordField } from '../PasswordField/PasswordField';

export type PasswordPairProps = {
  /** Helper text of the password field, shown until the user edits the password. */
  helperText?: string;
};

/** Fields for a new password and its confirmation, which are the form's values `password` and `confirmPassword`. */
export function PasswordPair({ helperText = '' }: PasswordPairProps) {
  const { clearErrors } = useFormContext<NewPassword>();
  const password = useWatch<NewPassword, 'password'>({ name: 'password' });
  const { dirtyFields } = useFormState<NewPassword>({ name: 'password' });
  // The error 'Passwords do not match' belongs to the confirmation, but editing the password must clear it too.
  useEffect(() => clearErrors('confirmPassword'), [clearErrors, password]);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2.5,
        columnGap: 2,
        alignItems: 'start',
      }}
    >
      <PasswordField<NewPassword>
        name="password"
        label={fieldLabels.password}
        autoComplete="new-password"
        helperText={dirtyFields.password ? '' : helperText}
      />
      <PasswordField<NewPassword>
        name="confirmPassword"
        label={fieldLabels.confirmPassword}
        autoComplete="new-password"
      />
    </Box>
  );
}
