import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { Logo } from '~/components/brand/Logo/Logo';
import { fixedColours, sizes } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';
import { listAvailableProducts } from '~/domain/product/product';

import { getEmailHref, getPhoneHref } from '../siteContact';
import type { SiteContact } from '../siteContact';
import { siteNavLinks, homeLink } from '../siteLinks.copy';
import { SiteWidth } from '../SiteWidth/SiteWidth';
import { FooterLinks } from './FooterLinks';
import { LegalLinks } from './LegalLinks';
import { siteFooterCopy } from './SiteFooter.copy';
import { SocialIcons } from './SocialIcons';

export type SiteFooterProps = {
  contact: SiteContact;
  /** URLs of the product's social media profiles; empty until there are any. */
  socialLinks: readonly string[];
  /** Year of the copyright notice. */
  year: number;
};

/** Footer of the public site, dark in both colour schemes. */
export function SiteFooter({ contact, socialLinks, year }: SiteFooterProps) {
  const productLinks = listAvailableProducts().map(({ name, path }) => ({ label: name, href: path }));
  const contactLinks = [
    { label: contact.phone, href: getPhoneHref(contact.phone) },
    { label: contact.email, href: getEmailHref(contact.email) },
  ];
  return (
    <Box component="footer" sx={footerStyles}>
      <SiteWidth>
        <Box sx={columnsStyles}>
          <Box sx={{ gridColumn: { xs: '1 / -1', bar: 'auto' } }}>
            <Link
              href={paths.site.home()}
              underline="none"
              sx={{
                display: 'inline-flex',
                minHeight: sizes.controlTouch,
                alignItems: 'center',
                color: fixedColours.white,
              }}
            >
              <Logo size="large" />
            </Link>
            <Typography sx={{ marginBlockStart: { xs: 1, sm: 2 }, maxWidth: '30em' }}>
              {siteFooterCopy.about}
            </Typography>
            <SocialIcons links={socialLinks} />
          </Box>
          <FooterLinks
            headingId="footer-quick"
            heading={siteFooterCopy.quickLinks}
            links={[homeLink, ...siteNavLinks, { label: siteFooterCopy.signIn, href: paths.signIn.email() }]}
          />
          <FooterLinks headingId="footer-products" heading={siteFooterCopy.products} links={productLinks} />
          <FooterLinks
            component="div"
            headingId="footer-contact"
            heading={siteFooterCopy.contact}
            links={contactLinks}
          />
        </Box>
        <Box sx={lastLineStyles}>
          <span>{siteFooterCopy.copyright(year)}</span>
          <Box component="span" sx={{ display: 'flex', gap: 3 }}>
            <LegalLinks />
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

const footerStyles = {
  bgcolor: fixedColours.night,
  color: fixedColours.nightText,
  paddingBlockStart: { xs: 5, sm: 7, bar: 8 },
  paddingBlockEnd: { xs: 3, bar: 2 },
  borderBlockStart: `1px solid ${fixedColours.night3}`,
  '& :focus-visible': { outlineColor: fixedColours.signal },
};

const columnsStyles = {
  display: 'grid',
  rowGap: { xs: 3, sm: 5 },
  columnGap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1.25fr', bar: '4fr 4fr 2fr 3fr' },
  // The quick links have two columns. On phones, they are in one column, next to the products and the contact links.
  '& > nav:first-of-type': { gridRow: { xs: 'span 2', sm: 'auto' } },
  '& > nav:first-of-type ul': { columnCount: { sm: 2 } },
};

const lastLineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  marginBlockStart: { xs: 3, sm: 5, bar: 7 },
  paddingBlockStart: 2,
  borderBlockStart: `1px solid ${fixedColours.night3}`,
  typography: 'body2',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { xs: sizes.controlTouch, bar: sizes.control },
    textDecorationColor: 'currentColor',
  },
};
