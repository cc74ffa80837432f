import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { darkSurfaceStyles } from '~/components/site/Section/darkSurfaceStyles';
import { fixedColours, radii } from '~/components/theme/tokens';
import { anchors } from '~/domain/paths';
import { getDemoTag } from '~/domain/tag/demoTags';

import { homeCopy } from './HomeScreen.copy';
import { WelcomeTag } from './WelcomeTag';

const copy = homeCopy.welcome;
const carTag = getDemoTag('car');

/** Section in two halves: what the finder sees after a scan, and the chat that the owner sees. */
export function WelcomeSection() {
  return (
    <Section id={anchors.poster} labelledBy="welcome-title">
      <SectionHeader titleId="welcome-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box sx={boardStyles}>
        <Box sx={finderSideStyles}>
          <SideText {...copy.scanner} />
          <Box aria-hidden="true" sx={samplePageStyles}>
            <Typography variant="body2">{carTag.title}</Typography>
            <Typography variant="subtitle1" component="p">
              {carTag.heading}
            </Typography>
            {carTag.details.map(({ kind, value }) => (
              <Typography key={kind} variant="subtitle1" component="p">
                {value}
              </Typography>
            ))}
          </Box>
        </Box>
        <Box sx={ownerSideStyles}>
          <SideText {...copy.owner} />
          <Box aria-hidden="true" sx={chatStyles}>
            {carTag.contact.chat.map(({ text }) => (
              <span key={text}>{text}</span>
            ))}
          </Box>
          <WelcomeTag />
        </Box>
      </Box>
    </Section>
  );
}

function SideText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ marginBlockStart: 1, maxWidth: '30em' }}>{text}</Typography>
    </div>
  );
}

const boardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  borderRadius: `${radii.card}px`,
  overflow: 'hidden',
};

const sideStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  overflowWrap: 'anywhere',
  alignContent: 'space-between',
  paddingInline: { xs: 2.5, sm: 4, bar: 7 },
};

/** Styles of the finder's side. From `md` on, the space next to the tag is at least as wide as the outer padding. */
const finderSideStyles = {
  ...sideStyles,
  paddingBlock: { xs: '32px 96px', md: 5, bar: 7 },
  paddingInlineEnd: { md: '88px', bar: '160px' },
  bgcolor: 'tone.scene',
};

const ownerSideStyles = {
  ...sideStyles,
  ...darkSurfaceStyles,
  position: 'relative',
  paddingBlock: { xs: '96px 32px', md: 5, bar: 7 },
  paddingInlineStart: { md: '88px', bar: '160px' },
  bgcolor: 'tone.deep',
} as const;

const samplePageStyles = {
  p: { xs: 2, bar: 2.5 },
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  '& .MuiTypography-subtitle1': { color: 'text.primary', textWrap: 'pretty' },
  '& > .MuiTypography-body2': { marginBlockEnd: 0.5 },
};

const chatStyles = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  color: fixedColours.white,
  lineHeight: 1.4,
  '& span': { maxWidth: '92%', p: '10px 14px', borderRadius: `${radii.card}px`, bgcolor: fixedColours.night3 },
  '& span:nth-of-type(even)': { justifySelf: 'end', bgcolor: fixedColours.blue },
};
