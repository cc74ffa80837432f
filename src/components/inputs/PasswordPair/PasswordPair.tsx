import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import { fieldLabels } from '~/domain/fieldLabels';
import type { NewPassword } from '~/domain/session/newPassword';

import { PasswordField } from '../PasswordField/PasswordField';

export type PasswordPairProps = {
  /** Shown under the password until it is edited. */
  helperText?: string;
};

/** A new password and its confirmation, in a form with the fields `password` and `confirmPassword`. */
export function PasswordPair({ helperText = '' }: PasswordPairProps) {
  const { clearErrors } = useFormContext<NewPassword>();
  const password = useWatch<NewPassword, 'password'>({ name: 'password' });
  const { dirtyFields } = useFormState<NewPassword>({ name: 'password' });
  // The confirmation carries the error, and editing either field clears it.
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
