import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHead } from '~/components/site/SectionHead/SectionHead';
import { radii } from '~/components/theme/tokens';
import { anchors } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';
import { StepScene } from './StepScene';

const copy = homeCopy.how;

/** From the box to the first chat. */
export function HowSection() {
  return (
    <Section id={anchors.how} labelledBy="how-title" surface="mist">
      <SectionHead titleId="how-title" marker={copy.marker} title={copy.title} />
      <Box component="ol" sx={listStyles}>
        {copy.steps.map(({ scene, title, text }, index) => (
          <Box key={scene} component="li" sx={stepStyles}>
            <Box sx={sceneStyles}>
              <StepScene scene={scene} />
            </Box>
            <div>
              <Typography variant="marker" color="textSecondary">
                {copy.step(index + 1, copy.steps.length)}
              </Typography>
              <Typography variant="h3" sx={{ marginBlockStart: 0.25 }}>
                {title}
              </Typography>
              <Typography sx={{ marginBlockStart: 1, maxWidth: '30em', textWrap: 'pretty' }}>{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  rowGap: { xs: 3, md: 5 },
  columnGap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
  listStyle: 'none',
};

const stepStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  gap: 2.5,
  alignContent: 'start',
  alignItems: 'start',
};

const sceneStyles = {
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.scene',
  '& svg': { width: '100%', height: 'auto', aspectRatio: { xs: '1', md: '3 / 2' } },
};
