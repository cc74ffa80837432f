import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';

import { signInLayoutCopy as copy } from './SignInLayout.copy';

export type EmailLineProps = {
  /** Email address of the user; null if the user opened the page by its URL. */
  email: string | null;
  changeHref: string;
  /** Opens the page at `changeHref` with `email` filled in. */
  onOpenEmailPage: () => void;
};

/** Shows the email address of the user and a link to change it, or a link to enter it if it is not known. */
export function EmailLine({ email, changeHref, onOpenEmailPage }: EmailLineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {email === null ? (
        <>
          <span>{copy.withoutEmail}</span>
          <Link href={paths.signIn.email()} sx={linkStyles}>
            {copy.enterEmail}
          </Link>
        </>
      ) : (
        <>
          <Box component="bdi" sx={{ minInlineSize: 0 }}>
            {email}
          </Box>
          <Link href={changeHref} onClick={onPlainClick(onOpenEmailPage)} sx={linkStyles}>
            {copy.change}
          </Link>
        </>
      )}
    </Box>
  );
}

const linkStyles = { fontWeight: 600 };
