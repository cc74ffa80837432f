import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { anchors } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';
import { OwnerPicture, ScannerPicture } from './WelcomePictures';

const copy = homeCopy.welcome;

const sides = [
  { ...copy.scanner, Picture: ScannerPicture },
  { ...copy.owner, Picture: OwnerPicture },
];

/** Section about the two sides of a tag: the finder and the owner. */
export function WelcomeSection() {
  return (
    <Section id={anchors.poster} labelledBy="welcome-title">
      <SectionHeader
        titleId="welcome-title"
        marker={copy.marker}
        title={copy.title}
        lead={copy.lead}
        leadColumn="half"
      />
      <Box sx={sideListStyles}>
        {sides.map(({ title, text, Picture }) => (
          <Box key={title} sx={sideStyles}>
            <Picture />
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ marginBlockStart: 1, maxWidth: '32em', textWrap: 'pretty' }}>{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const sideListStyles = {
  display: 'grid',
  columnGap: { md: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
};

const sideStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', bar: '96px minmax(0, 1fr)' },
  columnGap: { xs: 3, bar: 4 },
  alignItems: 'start',
  paddingBlock: { xs: '32px 0', md: '40px 0', bar: '48px 8px' },
  '& svg': { width: '100%', height: 'auto' },
  '& + &': {
    marginBlockStart: { xs: 4, md: 0 },
    borderStyle: 'solid',
    borderWidth: 0,
    borderColor: 'divider',
    borderBlockStartWidth: { xs: 1, md: 0 },
    borderInlineStartWidth: { md: 1 },
    paddingInlineStart: { md: 3, bar: 8 },
  },
};
