import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import type { NewPassword } from '~/domain/session/newPassword';

import { PasswordField } from '../PasswordField/PasswordField';
import { passwordPairCopy as copy } from './PasswordPair.copy';

export type PasswordPairProps = {
  /** Help under the first of the two, for as long as it holds what it came with. */
  hint?: string;
};

/** A new password and its repetition, for a form that holds `password` and `confirmPassword`. */
export function PasswordPair({ hint = '' }: PasswordPairProps) {
  const { clearErrors } = useFormContext<NewPassword>();
  const password = useWatch<NewPassword, 'password'>({ name: 'password' });
  const { dirtyFields } = useFormState<NewPassword>({ name: 'password' });
  // That the two differ stands at the second, and is mended in either.
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
        label={copy.password}
        autoComplete="new-password"
        hint={dirtyFields.password ? '' : hint}
      />
      <PasswordField<NewPassword> name="confirmPassword" label={copy.confirmPassword} autoComplete="new-password" />
    </Box>
  );
}
