import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { featureIcons } from '~/components/brand/PixelIcon/featureIcons';
import { PixelIcon } from '~/components/brand/PixelIcon/PixelIcon';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { radii } from '~/components/theme/tokens';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.reasons;

export function ReasonsSection() {
  return (
    <Section labelledBy="reasons-title" surface="mist">
      <SectionHeader titleId="reasons-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {copy.items.map(({ icon, title, text }) => (
          <Box key={title} component="li" sx={itemStyles}>
            <Box sx={iconStyles}>
              <PixelIcon path={featureIcons[icon]} size={44} />
            </Box>
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ marginBlockStart: 1, maxWidth: '34em', textWrap: 'pretty' }}>{text}</Typography>
            </div>
          </Box>
        ))}
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
  gridTemplateColumns: { xs: '64px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  gap: 2.5,
  alignContent: 'start',
  p: { xs: 2.5, bar: 4 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
};

/** Styles of the box around an icon. All boxes have the same size, although the widths of the icons differ. */
const iconStyles = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 64, md: 80 },
  height: { xs: 64, md: 80 },
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.scene',
  color: 'primary.main',
};
