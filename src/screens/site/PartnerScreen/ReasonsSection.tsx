import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChangeIcon from 'lucide-react/icons/arrow-left-right';
import LockIcon from 'lucide-react/icons/lock';
import PhoneIcon from 'lucide-react/icons/smartphone';

import { Section } from '~/components/site/Section/Section';
import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { radii } from '~/components/theme/tokens';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.reasons;

const reasonIcons = { phone: PhoneIcon, change: ChangeIcon, lock: LockIcon };

/** Section with reasons for partners, as a list next to the title or, in narrower windows, below it. */
export function ReasonsSection() {
  return (
    <Section labelledBy="reasons-title" surface="mist">
      <Box sx={columnsStyles}>
        <StackedSectionHeader titleId="reasons-title" marker={copy.marker} title={copy.title} />
        <Box component="ul" sx={{ listStyle: 'none' }}>
          {copy.items.map(({ icon, title, text }) => {
            const Icon = reasonIcons[icon];
            return (
              <Box key={title} component="li" sx={itemStyles}>
                <Box sx={iconStyles}>
                  <Icon size={28} aria-hidden />
                </Box>
                <div>
                  <Typography variant="h3">{title}</Typography>
                  <Typography sx={{ marginBlockStart: 0.5 }}>{text}</Typography>
                </div>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: { xs: 4, bar: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
};

const itemStyles = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: { xs: 2, bar: 3 },
  alignItems: 'center',
  paddingBlock: 2.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEndWidth: 1, borderBlockEndStyle: 'solid' },
};

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.scene',
  color: 'primary.main',
};
