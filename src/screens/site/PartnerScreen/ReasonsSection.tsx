import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import LockIcon from 'lucide-react/icons/lock';
import PencilIcon from 'lucide-react/icons/pencil';
import PhoneIcon from 'lucide-react/icons/smartphone';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { radii } from '~/components/theme/tokens';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.reasons;

/** The icons of the reasons, in the order of their texts. */
const icons = [PhoneIcon, PencilIcon, LockIcon];

export function ReasonsSection() {
  return (
    <Section labelledBy="reasons-title" surface="mist">
      <SectionHeader titleId="reasons-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {copy.items.map(({ title, text }, index) => {
          const Icon = icons[index];
          return (
            <Box key={title} component="li" sx={itemStyles}>
              <Box sx={iconStyles}>{Icon && <Icon size={24} aria-hidden />}</Box>
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography sx={{ marginBlockStart: 1, maxWidth: '34em', textWrap: 'pretty' }}>{text}</Typography>
              </div>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: { md: 3, bar: 4 },
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

const itemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '48px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  gap: 2,
  alignContent: 'start',
  p: { xs: 2.5, bar: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
};

const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.primarySoft',
  color: 'primary.main',
};
