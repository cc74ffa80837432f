import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';

import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { validateOnSubmitOptions } from '~/components/inputs/validateOnSubmitOptions';
import { paths } from '~/domain/paths';
import { emailEntrySchema } from '~/domain/session/emailEntry';

import { SignInForm } from '../SignInLayout/SignInForm';
import { SignInLayout } from '../SignInLayout/SignInLayout';
import { emailCopy as copy } from './EmailScreen.copy';

export type EmailScreenProps = {
  /** Initial value of the field. */
  email: string;
  /** Called with a valid email address, without spaces around it. */
  onContinue: (email: string) => void;
};

export function EmailScreen({ email, onContinue }: EmailScreenProps) {
  const form = useForm({
    ...validateOnSubmitOptions,
    resolver: zodResolver(emailEntrySchema),
    defaultValues: { email },
  });
  return (
    <SignInLayout heading={copy.heading} lead={copy.lead}>
      <SignInForm form={form} name="email" onSubmit={(values) => onContinue(values.email)}>
        <FormTextField
          name="email"
          label={copy.email}
          labelNote={copy.owner}
          type="email"
          autoComplete="username"
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button type="submit" variant="contained" size="large" data-replay>
          {copy.submit}
        </Button>
      </SignInForm>
      <Typography variant="body2" sx={{ color: 'text.secondary', lineHeight: 24 / 14 }}>
        {copy.notice.before} <Link href={paths.site.terms()}>{copy.notice.terms}</Link> {copy.notice.between}{' '}
        <Link href={paths.site.privacy()} sx={{ whiteSpace: 'nowrap' }}>
          {copy.notice.privacy}
        </Link>
        {copy.notice.after}
      </Typography>
    </SignInLayout>
  );
}
