import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { largeTextPhoneQuery } from '~/components/theme/tokens';
import { anchors } from '~/domain/paths';

import { FeaturePicture } from './FeaturePictures';
import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.features;

/** Section with the features of the tags. The link 'About' in the navigation leads to this section. */
export function FeaturesSection() {
  return (
    <Section id={anchors.about} labelledBy="features-title">
      <SectionHeader titleId="features-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {copy.items.map(({ picture, title, text }) => (
          <Box key={title} component="li" sx={itemStyles}>
            <FeaturePicture feature={picture} />
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ marginBlockStart: 1, maxWidth: '34em' }}>{text}</Typography>
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
  rowGap: { xs: 3, sm: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

const itemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '240px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  [largeTextPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3 },
  rowGap: 2.5,
  alignContent: 'start',
  alignItems: 'start',
};
