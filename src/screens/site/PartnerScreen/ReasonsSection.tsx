import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { featureIcons } from '~/components/brand/PixelIcon/featureIcons';
import { PixelIcon } from '~/components/brand/PixelIcon/PixelIcon';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.reasons;

export function ReasonsSection() {
  return (
    <Section labelledBy="reasons-title" surface="mist">
      <SectionHeader titleId="reasons-title" marker={copy.marker} title={copy.title} />
      <Box component="ul" sx={listStyles}>
        {copy.items.map(({ icon, title, text }) => (
          <Box key={title} component="li" sx={itemStyles}>
            <Box sx={{ color: 'primary.main' }}>
              <PixelIcon path={featureIcons[icon]} />
            </Box>
            <div>
              <Typography variant="h3" sx={{ marginBlockStart: { md: 4 } }}>
                {title}
              </Typography>
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const itemStyles = {
  display: { xs: 'grid', md: 'block' },
  gridTemplateColumns: '55px minmax(0, 1fr)',
  gap: 2.5,
  paddingBlock: { xs: 4, md: 5 },
  '& + &': {
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: 0,
    borderBlockStartWidth: { xs: 1, md: 0 },
    borderInlineStartWidth: { md: 1 },
    paddingInlineStart: { md: 3, bar: 4 },
  },
};
