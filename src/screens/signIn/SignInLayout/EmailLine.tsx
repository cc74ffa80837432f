import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';

import { signInLayoutCopy as copy } from './SignInLayout.copy';

export type EmailLineProps = {
  /** The e-mail that came along, or null for somebody who has come here by hand. */
  email: string | null;
  /** Where it can be changed. */
  changeHref: string;
  /** The e-mail travels along to there. */
  onFollowToEmail: () => void;
};

/** Whom a page of the sign-in is about, and the way to change that; without anybody, the way to say who it is. */
export function EmailLine({ email, changeHref, onFollowToEmail }: EmailLineProps) {
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
          <Link href={changeHref} onClick={onPlainClick(onFollowToEmail)} sx={{ fontWeight: 600 }}>
            {copy.change}
          </Link>
        </>
      )}
    </Box>
  );
}
