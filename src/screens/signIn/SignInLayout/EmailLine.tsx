import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';

import { signInLayoutCopy as copy } from './SignInLayout.copy';

export type EmailLineProps = {
  /** Email address of the user; null if the user opened the page by its URL. */
  email: string | null;
  changeHref: string;
  /** Opens `changeHref`, with `email` filled in. */
  onOpenEmailPage: () => void;
};

/** Email address of the user with a link to change it. Without an email address, a link to enter it. */
export function EmailLine({ email, changeHref, onOpenEmailPage }: EmailLineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {email === null ? (
        <>
          <span>{copy.withoutEmail}</span>
          <Link href={paths.signIn.email()}>{copy.enterEmail}</Link>
        </>
      ) : (
        <>
          <Box component="bdi" sx={{ minInlineSize: 0 }}>
            {email}
          </Box>
          <Link href={changeHref} onClick={onPlainClick(onOpenEmailPage)} sx={{ fontWeight: 600 }}>
            {copy.change}
          </Link>
        </>
      )}
    </Box>
  );
}
