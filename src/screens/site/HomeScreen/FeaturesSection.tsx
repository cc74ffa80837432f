import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { featureIcons } from '~/components/brand/PixelIcon/featureIcons';
import { PixelIcon } from '~/components/brand/PixelIcon/PixelIcon';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { anchors } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.features;

/** Features of the tags; target of 'About' in the navigation. */
export function FeaturesSection() {
  return (
    <Section id={anchors.about} labelledBy="features-title">
      <SectionHeader titleId="features-title" marker={copy.marker} title={copy.title} />
      <Box component="ul" sx={listStyles}>
        {copy.items.map(({ icon, title, text }) => (
          <Box key={title} component="li" sx={itemStyles}>
            <Box sx={{ color: 'primary.main' }}>
              <PixelIcon path={featureIcons[icon]} />
            </Box>
            <div>
              <Typography variant="h3" sx={{ marginBlockStart: { lg: 5 } }}>
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

/** The 1px lines between the items are the background of the list in the gaps. */
const listStyles = {
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
  bgcolor: 'divider',
  borderBlock: '1px solid',
  borderColor: 'divider',
  listStyle: 'none',
};

const itemStyles = {
  display: { xs: 'grid', lg: 'block' },
  gridTemplateColumns: '55px minmax(0, 1fr)',
  gap: 2.5,
  bgcolor: 'tone.paper',
  paddingBlock: { xs: 4, md: 5 },
  paddingInlineEnd: { md: 4, lg: 3 },
  paddingInlineStart: { lg: 3 },
  '&:nth-of-type(even)': { paddingInlineStart: { md: 4, lg: 3 }, paddingInlineEnd: { md: 0, lg: 3 } },
  '&:first-of-type': { paddingInlineStart: { lg: 0 } },
  '&:last-of-type': { paddingInlineEnd: { lg: 0 } },
};
