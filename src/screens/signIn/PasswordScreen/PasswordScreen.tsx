import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { AlertIcon } from '~/components/icons/officeIcons';
import { formTiming } from '~/components/inputs/formTiming';
import { PasswordField } from '~/components/inputs/PasswordField/PasswordField';
import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';
import { passwordEntrySchema } from '~/domain/session/password';

import { EmailLine } from '../SignInLayout/EmailLine';
import { SignInLayout } from '../SignInLayout/SignInLayout';
import { passwordCopy as copy } from './PasswordScreen.copy';

export type PasswordScreenProps = {
  /** The e-mail that came along, or null for somebody who has come here by hand. */
  email: string | null;
  /** While an attempt is under way a second one is not begun. */
  busy: boolean;
  /** What stands in the way of signing in, such as cookies that are switched off. */
  problem: string | null;
  /** Called with the password, which is not empty. */
  onLogin: (password: string) => void;
  /** The e-mail travels along to the one-time code. */
  onFollowToCode: () => void;
  /** The e-mail travels along to where it can be changed. */
  onFollowToEmail: () => void;
};

export function PasswordScreen(props: PasswordScreenProps) {
  const { email, busy, problem, onLogin, onFollowToCode, onFollowToEmail } = props;
  const form = useForm({ ...formTiming, resolver: zodResolver(passwordEntrySchema), defaultValues: { password: '' } });
  const [attempts, setAttempts] = useState(0);
  const lead = <EmailLine email={email} changeHref={paths.signIn.email()} onFollowToEmail={onFollowToEmail} />;
  return (
    <SignInLayout heading={copy.heading} lead={lead}>
      {problem !== null && (
        <Alert
          // A new element says the same problem again when it meets the next attempt.
          key={attempts}
          severity="error"
          icon={<AlertIcon fontSize="small" />}
          sx={{ bgcolor: 'tone.badSoft', color: 'text.primary', '& .MuiAlert-icon': { color: 'error.main' } }}
        >
          {problem}
        </Alert>
      )}
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          aria-busy={busy}
          onSubmit={form.handleSubmit(({ password }) => {
            if (busy) return;
            setAttempts(attempts + 1);
            onLogin(password);
          })}
          sx={{ display: 'grid', gap: 2 }}
        >
          {/* Password managers file the password under it. */}
          <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            name="password"
            label={copy.password}
            autoComplete="current-password"
            aside={
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {copy.forgotten}
              </Typography>
            }
          />
          {/* Not `disabled`: the focus returns to it when the questions of an attempt are answered. */}
          <Button type="submit" variant="contained" aria-disabled={busy} size="large">
            {copy.submit}
          </Button>
        </Box>
      </FormProvider>
      <Button variant="outlined" href={paths.signIn.code()} onClick={onPlainClick(onFollowToCode)} size="large">
        {copy.code}
      </Button>
    </SignInLayout>
  );
}
