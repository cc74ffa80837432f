import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { fixed } from '~/components/theme/tokens';

import { SiteWidth } from '../SiteWidth/SiteWidth';
import { onDeep } from './markerColour';

export type SectionProps = {
  /** What addresses point to. */
  id?: string;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Neighbours alternate; `deep` is dark in both schemes, for the one section of a page that speaks of privacy. */
  surface?: 'paper' | 'mist' | 'deep';
  /** Goes on where the section above ends, without the room between them. */
  tight?: boolean;
  children: ReactNode;
};

/** One section of a public page: its surface, the room above and below, and the column. */
export function Section({ id, labelledBy, surface = 'paper', tight = false, children }: SectionProps) {
  const room = { xs: 8, sm: 12, bar: 14 };
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      sx={{
        bgcolor: `tone.${surface}`,
        ...(surface === 'deep' ? deepStyles : { color: 'text.body' }),
        paddingBlockStart: tight ? 0 : room,
        paddingBlockEnd: room,
      }}
    >
      <SiteWidth>{children}</SiteWidth>
    </Box>
  );
}

const deepStyles = { ...onDeep, color: fixed.nightText, '& :focus-visible': { outlineColor: fixed.signal } };
