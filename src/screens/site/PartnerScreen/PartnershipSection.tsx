import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { radii } from '~/components/theme/tokens';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.partnership;

/** Section about what an agency and a partner do and what the partner gets, as a numbered list. */
export function PartnershipSection() {
  return (
    <Section labelledBy="partnership-title" surface="mist">
      <SectionHeader titleId="partnership-title" marker={copy.marker} title={copy.title} />
      <Box component="ol" sx={listStyles}>
        {copy.items.map(({ title, text }) => (
          <Box key={title} component="li" sx={itemStyles}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ marginBlockStart: 0.5, maxWidth: '34em', textWrap: 'pretty' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  overflow: 'clip',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.primarySoft',
  counterReset: 'item',
  listStyle: 'none',
} as const;

/** Styles of an item: its number is above its text or, on phones, next to it. */
const itemStyles = {
  counterIncrement: 'item',
  display: 'grid',
  gridTemplateColumns: { xs: '48px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  columnGap: 2,
  alignContent: 'start',
  p: { xs: 2.5, md: 3, bar: 4 },
  '& + &': {
    borderColor: 'divider',
    borderStyle: 'solid',
    borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
  },
  '&::before': {
    content: 'counter(item)',
    gridRow: { xs: '1 / 3', md: 'auto' },
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    marginBlockEnd: { md: 3 },
    borderRadius: `${radii.full}px`,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontSize: '1.25rem',
    fontWeight: 600,
  },
} as const;
