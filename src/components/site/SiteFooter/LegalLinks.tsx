import Link from '@mui/material/Link';

import { paths } from '~/domain/paths';

import { siteFooterCopy } from './SiteFooter.copy';

export function LegalLinks() {
  return (
    <>
      <Link href={paths.site.privacy()} color="inherit">
        {siteFooterCopy.privacy}
      </Link>
      <Link href={paths.site.terms()} color="inherit">
        {siteFooterCopy.terms}
      </Link>
    </>
  );
}
