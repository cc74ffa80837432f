import Box from '@mui/material/Box';

import { fixedColours, sizes } from '~/components/theme/tokens';

import { LegalLinks } from '../SiteFooter/LegalLinks';
import { siteFooterCopy } from '../SiteFooter/SiteFooter.copy';
import { SiteWidth } from '../SiteWidth/SiteWidth';

export type SlimFooterProps = {
  /** Year of the copyright notice. */
  year: number;
};

/** Footer of a tag's page: a single line in place of the SiteFooter. */
export function SlimFooter({ year }: SlimFooterProps) {
  return (
    <Box component="footer" sx={footerStyles}>
      <SiteWidth>
        <Box sx={lineStyles}>
          <span>{siteFooterCopy.copyright(year)}</span>
          <LegalLinks />
        </Box>
      </SiteWidth>
    </Box>
  );
}

const footerStyles = {
  bgcolor: fixedColours.night,
  color: fixedColours.nightText,
  borderBlockStart: `1px solid ${fixedColours.night3}`,
  '& :focus-visible': { outlineColor: fixedColours.signal },
};

/** Height in px of a footer of one line: a link, the padding above and below, and the border. */
export const slimFooterHeight = sizes.controlTouch + 17;

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
