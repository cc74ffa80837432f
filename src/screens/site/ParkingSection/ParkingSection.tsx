import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import type { Store } from '~/components/site/stores';
import { radii } from '~/components/theme/tokens';
import { ParkingComposer } from './ParkingComposer';
import type { ParkingComposerProps } from './ParkingComposer';
import { parkingSectionCopy as copy } from './ParkingSection.copy';

export type ParkingSectionProps = ParkingComposerProps & {
  /** Stores that offer the app. There are none before the app is published. */
  stores: readonly Store[];
};

/**
 * Section about parking by SMS: the form for the message and, less prominent, the five steps in the app. The steps are
 * readable without JavaScript.
 */
export function ParkingSection({ stores, ...props }: ParkingSectionProps) {
  return (
    <Section id="parking" labelledBy="parking-title" surface="mist">
      <SectionHeader titleId="parking-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Typography sx={withoutScriptStyles}>{copy.withoutScript}</Typography>
      <ParkingComposer {...props} />
      <Box sx={inAppStyles}>
        <Typography variant="subtitle1" component="h3" color="textPrimary">
          {stores.length > 0 ? copy.inApp.available : copy.inApp.coming}
        </Typography>
        <Box component="ol" sx={stepsStyles}>
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {copy.fee}
        </Typography>
      </Box>
    </Section>
  );
}

const inAppStyles = {
  marginBlockStart: { xs: 4, bar: 5 },
  p: { xs: 2.5, bar: '24px 32px' },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  typography: 'body2',
} as const;

const stepsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'repeat(5, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1,
  marginBlock: 2,
  counterReset: 'step',
  listStyle: 'none',
  '& li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: { xs: '40px minmax(0, 1fr)', bar: 'minmax(0, 1fr)' },
    alignItems: { xs: 'center', bar: 'start' },
    alignContent: 'start',
    rowGap: 1.5,
  },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: `${radii.full}px`,
    bgcolor: 'tone.primarySoft',
    color: 'primary.main',
    fontWeight: 600,
  },
} as const;

const withoutScriptStyles = {
  display: 'none',
  '@media (scripting: none)': { display: 'block', fontWeight: 600, color: 'text.primary' },
} as const;
