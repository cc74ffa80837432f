import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { emailHref, phoneHref } from '~/components/site/siteContact';
import type { SiteContact } from '~/components/site/siteContact';
import { radii } from '~/components/theme/tokens';

import { contactCopy } from './ContactScreen.copy';

const copy = contactCopy.direct;

export type ContactCardsProps = { contact: SiteContact };

/** Two cards with the phone number and the email address, which a click selects for copying. Each has a button. */
export function ContactCards({ contact }: ContactCardsProps) {
  const channels = [
    { ...copy.phone, text: contact.phone, href: phoneHref(contact.phone) },
    { ...copy.email, text: contact.email, href: emailHref(contact.email) },
  ];
  return (
    <Box component="ul" sx={listStyles}>
      {channels.map(({ label, action, name, text, href }) => (
        <Box key={label} component="li" sx={cardStyles}>
          <div>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="h3" component="p" sx={textStyles}>
              {text}
            </Typography>
          </div>
          <Button variant="outlined" size="large" href={href} aria-label={name(text)}>
            {action}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', bar: 'minmax(0, 1fr)' },
  listStyle: 'none',
};

const cardStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 2,
  p: { xs: 2.5, sm: 3, bar: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  '& > div': { minWidth: 0, flexBasis: { md: '100%' } },
  '& .MuiButton-root': { minWidth: 120, flexGrow: { xs: 1, sm: 0 }, minHeight: { xs: 56, sm: 48 } },
};

const textStyles = {
  color: 'text.primary',
  marginBlockStart: 0.5,
  fontSize: { xs: '1.375rem', bar: '1.75rem' },
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
