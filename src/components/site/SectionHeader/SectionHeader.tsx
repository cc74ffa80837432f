import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { spacingUnit } from '~/components/theme/tokens';

import { SectionMarker } from '../Section/SectionMarker';

export type SectionHeaderProps = {
  /** Id of the heading, for the prop `labelledBy` of the Section. */
  titleId: string;
  /** Topic of the section, shown above the title. */
  marker: string;
  title: string;
  lead?: string;
  /** Selects the grid columns, to align the lead with a column of the content below. */
  leadColumn?: keyof typeof gridColumns;
  /** A control in place of the lead. */
  action?: ReactNode;
};

/**
 * Grid columns of title and lead. With `third`, the title spans two of three equal columns; the lead is in the third.
 */
const gridColumns = {
  narrow: '7fr 5fr',
  half: '1fr 1fr',
  third: `calc((200% - ${4 * spacingUnit}px) / 3) minmax(0, 1fr)`,
} as const;

/** Header of a section: the marker and, below it, the title next to the lead or a control. */
export function SectionHeader({ titleId, marker, title, lead, leadColumn = 'narrow', action }: SectionHeaderProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: action ? 'minmax(0, 1fr) 400px' : gridColumns[leadColumn] },
        alignItems: action ? 'end' : 'baseline',
        marginBlockEnd: action ? { xs: 4, bar: 6 } : { xs: 5, bar: 8 },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SectionMarker>{marker}</SectionMarker>
      </Box>
      <Typography id={titleId} variant="h2">
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
