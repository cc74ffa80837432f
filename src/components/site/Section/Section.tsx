import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { fixedColours, sectionPadding } from '~/components/theme/tokens';

import { SiteWidth } from '../SiteWidth/SiteWidth';
import { darkSurfaceStyles } from './darkSurfaceStyles';

export type SectionProps = {
  /** Id for links to the section. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** Background: 'paper' and 'mist' alternate; 'deep' is dark in both colour schemes and stands out. */
  surface?: 'paper' | 'mist' | 'deep';
  /** True to omit the space above the content, when the section continues the previous one. */
  isTight?: boolean;
  children: ReactNode;
};

/** Styles of a 'deep' section. In dark mode, the lines separate it from the sections above and below. */
const deepStyles = { ...darkSurfaceStyles, borderBlock: `1px solid ${fixedColours.night3}` };

/** Styles of a 'mist' section. In dark mode, 'paper' and 'mist' are almost the same, so a line separates them. */
const mistStyles = {
  borderBlock: '0 solid',
  borderColor: 'divider',
  '@media (prefers-color-scheme: dark)': { borderBlockWidth: 1 },
};

/** A section of a public page: its background, vertical padding and content column. */
export function Section({ id, labelledBy, surface = 'paper', isTight = false, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      sx={{
        bgcolor: `tone.${surface}`,
        ...(surface === 'mist' && mistStyles),
        ...(surface === 'deep' ? deepStyles : { color: 'text.body' }),
        paddingBlockStart: isTight ? 0 : sectionPadding,
        paddingBlockEnd: sectionPadding,
      }}
    >
      <SiteWidth>{children}</SiteWidth>
    </Box>
  );
}
