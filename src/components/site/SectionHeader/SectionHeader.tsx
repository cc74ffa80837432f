import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { SectionMarker } from '../Section/SectionMarker';

export type SectionHeaderProps = {
  /** Id of the heading, for the prop `labelledBy` of the Section. */
  titleId: string;
  /** Topic of the section, shown above the title. */
  marker: string;
  title: string;
  lead?: string;
  /** A control in place of the lead. */
  action?: ReactNode;
};

/**
 * Header of a section: the marker and, below it, the title next to the lead or a control. In wide windows, the leads of
 * all sections start at the same left edge, and the first line of a lead is level with the first line of its title.
 */
export function SectionHeader({ titleId, marker, title, lead, action }: SectionHeaderProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: action
          ? { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)', bar: 'minmax(0, 1fr) 400px' }
          : { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: action ? 'end' : 'baseline',
        marginBlockEnd: action ? { xs: 3, sm: 4, bar: 6 } : { xs: 3, sm: 5, bar: 8 },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SectionMarker>{marker}</SectionMarker>
      </Box>
      <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="lead" sx={{ maxWidth: '34em' }}>
          {lead}
        </Typography>
      )}
      {action}
    </Box>
  );
}
