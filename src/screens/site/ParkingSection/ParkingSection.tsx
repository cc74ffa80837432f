import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { fonts } from '~/components/theme/tokens';

import { ParkingComposer } from './ParkingComposer';
import type { ParkingComposerProps } from './ParkingComposer';
import { parkingSectionCopy as copy } from './ParkingSection.copy';

export type ParkingSectionProps = ParkingComposerProps;

/**
 * Section about parking by SMS: the form for the message, and the five steps in the app, which are readable without
 * JavaScript.
 */
export function ParkingSection(props: ParkingSectionProps) {
  return (
    <Section id="parking" labelledBy="parking-title" surface="mist">
      <SectionHeader titleId="parking-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Typography sx={withoutScriptStyles}>{copy.withoutScript}</Typography>
      <Box sx={layoutStyles}>
        <ParkingComposer {...props} />
        <Box sx={inAppStyles}>
          <Typography variant="h3" sx={{ marginBlockEnd: { xs: 1.5, bar: 3 } }}>
            {copy.inApp}
          </Typography>
          <Box component="ol" sx={stepsStyles}>
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
          <Typography variant="body2" sx={feeStyles}>
            {copy.fee}
          </Typography>
        </Box>
      </Box>
    </Section>
  );
}

/** From `md` to `bar`, the steps are below the phone, next to the lower part of the form. */
const layoutStyles = {
  display: { md: 'grid', bar: 'block' },
  columnGap: 3,
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto 1fr',
} as const;

const inAppStyles = {
  gridColumn: 2,
  marginBlockStart: { xs: 4, bar: 8 },
  '@media (scripting: none)': { gridColumn: '1 / -1' },
} as const;

const stepsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'repeat(5, minmax(0, 1fr))' },
  columnGap: 3,
  counterReset: 'step',
  listStyle: 'none',
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  '& li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: { xs: '32px minmax(0, 1fr)', bar: 'minmax(0, 1fr)' },
    gap: { bar: 1 },
    alignContent: 'start',
    alignItems: 'baseline',
    paddingBlock: { xs: '8px', bar: '24px 0' },
    borderBlockEnd: { xs: '1px solid', bar: 0 },
    borderColor: { xs: 'divider', bar: 'divider' },
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
  '& li::before': {
    content: 'counter(step)',
    fontFamily: fonts.heading,
    fontWeight: 650,
    fontSize: { xs: '1.125rem', bar: '1.75rem' },
    lineHeight: { bar: 32 / 28 },
    fontVariantNumeric: 'tabular-nums',
    color: 'primary.main',
  },
} as const;

const feeStyles = { marginBlockStart: { xs: 2, bar: 3 }, color: 'text.secondary' } as const;

const withoutScriptStyles = {
  display: 'none',
  '@media (scripting: none)': { display: 'block', fontWeight: 600, color: 'text.primary' },
} as const;
