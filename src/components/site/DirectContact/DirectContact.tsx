import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { sizes } from '~/components/theme/tokens';

import { getEmailHref, getPhoneHref } from '../siteContact';
import type { SiteContact } from '../siteContact';
import { directContactCopy } from './DirectContact.copy';

export type DirectContactProps = { contact: SiteContact };

/** Links to call and email the company, as a description list in the colour of the surrounding text. */
export function DirectContact({ contact }: DirectContactProps) {
  const channels = [
    { label: directContactCopy.phone, text: contact.phone, href: getPhoneHref(contact.phone) },
    { label: directContactCopy.email, text: contact.email, href: getEmailHref(contact.email) },
  ];
  return (
    <Box component="dl" sx={listStyles}>
      {channels.map(({ label, text, href }) => (
        <div key={label}>
          <Typography component="dt" variant="body2">
            {label}
          </Typography>
          <dd>
            <Link href={href} color="inherit" underline="hover" sx={linkStyles}>
              {text}
            </Link>
          </dd>
        </div>
      ))}
    </Box>
  );
}

const listStyles = {
  borderBlockStart: '2px solid currentColor',
  '& > div': { paddingBlock: 1.5 },
  '& > div + div': { borderBlockStart: '1px solid color-mix(in srgb, currentColor 24%, transparent)' },
};

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.controlTouch,
  typography: 'h3',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};
