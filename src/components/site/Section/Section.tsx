import Box from '@mui/material/Box';

import type { ReactNode } from 'react';

import { SiteWidth } from '../SiteWidth/SiteWidth';

export type SectionProps = {
  /** What addresses point to. */
  id?: string;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Neighbours alternate. */
  surface?: 'paper' | 'mist';
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
        color: 'text.body',
        paddingBlockStart: tight ? 0 : room,
        paddingBlockEnd: room,
      }}
    >
      <SiteWidth>{children}</SiteWidth>
    </Box>
  );
}
