import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MailIcon from 'lucide-react/icons/mail';
import PhoneIcon from 'lucide-react/icons/phone';

import { getEmailHref, getPhoneHref } from '~/components/site/siteContact';
import type { SiteContact } from '~/components/site/siteContact';
import { radii } from '~/components/theme/tokens';

import { contactCopy } from './ContactScreen.copy';

const copy = contactCopy.direct;

export type ContactCardsProps = { contact: SiteContact };

/** Two cards that are links: one calls the phone number, and one starts an email. */
export function ContactCards({ contact }: ContactCardsProps) {
  const channels = [
    { ...copy.phone, Icon: PhoneIcon, text: contact.phone, href: getPhoneHref(contact.phone) },
    { ...copy.email, Icon: MailIcon, text: contact.email, href: getEmailHref(contact.email) },
  ];
  return (
    <Box component="ul" sx={listStyles}>
      {channels.map(({ label, Icon, name, text, href }) => (
        <li key={label}>
          <Link href={href} aria-label={name(text)} underline="hover" sx={cardStyles}>
            <Icon size={24} aria-hidden />
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', bar: 'minmax(0, 1fr)' },
  listStyle: 'none',
};

const cardStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 64,
  px: { xs: 2.5, sm: 3 },
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  color: 'text.primary',
  typography: 'subtitle1',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', color: 'primary.main' },
};
