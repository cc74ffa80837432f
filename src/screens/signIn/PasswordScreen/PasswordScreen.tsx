import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { validateOnSubmitOptions } from '~/components/inputs/validateOnSubmitOptions';
import { PasswordField } from '~/components/inputs/PasswordField/PasswordField';
import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';
import { passwordEntrySchema } from '~/domain/session/passwordEntry';

import { EmailLine } from '../SignInLayout/EmailLine';
import { SignInForm } from '../SignInLayout/SignInForm';
import { SignInLayout } from '../SignInLayout/SignInLayout';
import { passwordCopy as copy } from './PasswordScreen.copy';

export type PasswordScreenProps = {
  /** Email address from the previous page; null if the user opened this page by its URL. */
  email: string | null;
  /** True while the user is being signed in. The form cannot be submitted then. */
  isBusy: boolean;
  /** Message that says why signing in failed, or null. */
  error: string | null;
  /** Called with the password, which is not empty. */
  onLogin: (password: string) => void;
  /** Opens the page for the one-time code, with `email` as the email address. */
  onOpenCodePage: () => void;
  /** Opens the email page with `email` filled in. */
  onOpenEmailPage: () => void;
};

export function PasswordScreen(props: PasswordScreenProps) {
  const { email, isBusy, error, onLogin, onOpenCodePage, onOpenEmailPage } = props;
  const form = useForm({
    ...validateOnSubmitOptions,
    resolver: zodResolver(passwordEntrySchema),
    defaultValues: { password: '' },
  });
  const [attemptCount, setAttemptCount] = useState(0);
  const lead = <EmailLine email={email} changeHref={paths.signIn.email()} onOpenEmailPage={onOpenEmailPage} />;
  return (
    <SignInLayout heading={copy.heading} lead={lead}>
      {error !== null && (
        <Alert
          // Each attempt mounts a new element, so that screen readers announce a repeated error again.
          key={attemptCount}
          severity="error"
          icon={<AlertIcon size="1.25rem" />}
          sx={{ bgcolor: 'tone.badSoft', color: 'text.primary', '& .MuiAlert-icon': { color: 'error.main' } }}
        >
          {error}
        </Alert>
      )}
      <SignInForm
        form={form}
        name="password"
        isBusy={isBusy}
        onSubmit={({ password }) => {
          if (isBusy) return;
          setAttemptCount(attemptCount + 1);
          onLogin(password);
        }}
      >
        {/* Password managers need a field with the user name. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          name="password"
          label={copy.password}
          autoComplete="current-password"
          helperText={copy.warning}
          labelAdornment={
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {copy.forgotten}
            </Typography>
          }
        />
        {/* Unlike `disabled`, `aria-disabled` lets the cookie consent dialog return the focus to the button. */}
        <Button type="submit" variant="contained" aria-disabled={isBusy} size="large" data-replay>
          {copy.submit}
        </Button>
      </SignInForm>
      <Button variant="outlined" href={paths.signIn.code()} onClick={onPlainClick(onOpenCodePage)} size="large">
        {copy.code}
      </Button>
    </SignInLayout>
  );
}
