import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.partnership;

/** Section about what a partner does and gets. */
export function PartnershipSection() {
  return (
    <Section labelledBy="partnership-title">
      <SectionHeader titleId="partnership-title" marker={copy.marker} title={copy.title} />
      <Box component="ul" sx={listStyles}>
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ marginBlockStart: 0.5, maxWidth: '34em', textWrap: 'pretty' }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  gap: { xs: 2, md: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  paddingBlockStart: 3,
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};
