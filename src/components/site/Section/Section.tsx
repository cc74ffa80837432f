import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { fixed } from '~/components/theme/tokens';

import { SiteWidth } from '../SiteWidth/SiteWidth';
import { darkSurfaceStyles } from './darkSurfaceStyles';

export type SectionProps = {
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading. */
  labelledBy: string;
  /** Adjacent sections alternate; `deep` is dark in both schemes, for the privacy section of a page. */
  surface?: 'paper' | 'mist' | 'deep';
  /** Omits the space above, when the section continues the previous one. */
  tight?: boolean;
  children: ReactNode;
};

/** The lines separate it from its neighbours in the dark scheme. */
const deepStyles = { ...darkSurfaceStyles, borderBlock: `1px solid ${fixed.night3}` };

/** A section of a public page: surface, vertical padding and content column. */
export function Section({ id, labelledBy, surface = 'paper', tight = false, children }: SectionProps) {
  const padding = { xs: 8, sm: 12, bar: 14 };
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      sx={{
        bgcolor: `tone.${surface}`,
        ...(surface === 'deep' ? deepStyles : { color: 'text.body' }),
        paddingBlockStart: tight ? 0 : padding,
        paddingBlockEnd: padding,
      }}
    >
      <SiteWidth>{children}</SiteWidth>
    </Box>
  );
}
