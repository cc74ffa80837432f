import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { validateOnSubmitOptions } from '~/components/inputs/validateOnSubmitOptions';
import { OneTimeCodeField } from '~/components/inputs/OneTimeCodeField/OneTimeCodeField';
import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';
import { normalizeOneTimeCode, oneTimeCodeMessages } from '~/domain/session/oneTimeCode';
import { oneTimeCodeEntrySchema } from '~/domain/session/oneTimeCodeEntry';

import { EmailLine } from '../SignInLayout/EmailLine';
import { SignInForm } from '../SignInLayout/SignInForm';
import { SignInLayout } from '../SignInLayout/SignInLayout';
import { oneTimeCodeCopy as copy } from './OneTimeCodeScreen.copy';
import { ResendCode } from './ResendCode';
import { VerifyButton } from './VerifyButton';

/**
 * Status of the verification: 'open' before the first attempt. Without a configured API, an accepted code is not shown
 * as 'verified' but as 'open', since the host that answers the request may not be an API at all.
 */
export type VerificationStatus = 'open' | 'checking' | 'wrong' | 'verified';

export type OneTimeCodeScreenProps = {
  /** Email address from the previous page; null if the user opened this page by its URL. */
  email: string | null;
  /** Seconds until a new code can be requested, from 59 to 0. */
  secondsLeft: number;
  verificationStatus: VerificationStatus;
  /** True if no server sends codes. A note then says so and links to the password page. */
  isDemo: boolean;
  /** Called with the entered code, which consists of one or more digits. */
  onVerify: (code: string) => void;
  onResend: () => void;
  /** Opens the email page with `email` filled in. */
  onOpenEmailPage: () => void;
  /** Opens the password page, with `email` as the email address. */
  onOpenPasswordPage: () => void;
};

export function OneTimeCodeScreen(props: OneTimeCodeScreenProps) {
  const { email, secondsLeft, verificationStatus, isDemo, onVerify, onResend, onOpenEmailPage, onOpenPasswordPage } =
    props;
  const form = useForm({
    ...validateOnSubmitOptions,
    resolver: zodResolver(oneTimeCodeEntrySchema),
    defaultValues: { code: '' },
  });
  const { getValues, reset, setError } = form;
  useEffect(() => {
    if (verificationStatus === 'wrong') setError('code', { message: oneTimeCodeMessages.wrong }, { shouldFocus: true });
    // Marks the form as unchanged (not dirty), so that the next change hides the success message.
    if (verificationStatus === 'verified') reset(getValues());
  }, [verificationStatus, getValues, reset, setError]);
  const isVerified = verificationStatus === 'verified' && !form.formState.isDirty;

  const lead = <EmailLine email={email} changeHref={paths.signIn.admin()} onOpenEmailPage={onOpenEmailPage} />;
  return (
    <SignInLayout heading={copy.heading} lead={lead}>
      <SignInForm
        form={form}
        name="code"
        isBusy={verificationStatus === 'checking'}
        normalize={normalizeOneTimeCode}
        onSubmit={({ code }) => {
          if (verificationStatus !== 'checking') onVerify(code);
        }}
      >
        <OneTimeCodeField
          name="code"
          label={copy.code}
          helperText={
            isDemo && (
              <>
                {copy.demo.before}{' '}
                <Link href={paths.signIn.password()} onClick={onPlainClick(onOpenPasswordPage)}>
                  {copy.demo.link}
                </Link>
                .
              </>
            )
          }
        />
        <VerifyButton isChecking={verificationStatus === 'checking'} />
      </SignInForm>
      {/* With `absolute`, an empty status takes no row of the layout's grid. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isVerified && (
          <Alert severity="success" role="presentation" sx={{ bgcolor: 'tone.okSoft', color: 'text.primary' }}>
            {oneTimeCodeMessages.verified}
          </Alert>
        )}
      </Box>
      <ResendCode secondsLeft={secondsLeft} onResend={onResend} />
    </SignInLayout>
  );
}
