import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { fixed, sizes } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';

import { siteFooterCopy } from '../SiteFooter/SiteFooter.copy';
import { SiteWidth } from '../SiteWidth/SiteWidth';

export type SlimFooterProps = {
  /** Year of the copyright notice. */
  year: number;
};

/** One line instead of the SiteFooter, for the page of a scanned tag. */
export function SlimFooter({ year }: SlimFooterProps) {
  return (
    <Box component="footer" sx={footerStyles}>
      <SiteWidth>
        <Box sx={lineStyles}>
          <span>{siteFooterCopy.copyright(year)}</span>
          <Link href={paths.site.privacy()} color="inherit">
            {siteFooterCopy.privacy}
          </Link>
          <Link href={paths.site.terms()} color="inherit">
            {siteFooterCopy.terms}
          </Link>
        </Box>
      </SiteWidth>
    </Box>
  );
}

const footerStyles = {
  bgcolor: fixed.night,
  color: fixed.nightText,
  borderBlockStart: `1px solid ${fixed.night3}`,
  '& :focus-visible': { outlineColor: fixed.signal },
};

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  paddingBlock: 1,
  typography: 'body2',
  '& span': { marginInlineEnd: 'auto' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.controlTouch,
    textDecorationColor: 'currentColor',
  },
};
