import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { SectionMarker } from '../Section/SectionMarker';
import type { SectionHeaderProps } from './SectionHeader';

export type StackedSectionHeaderProps = Omit<SectionHeaderProps, 'action' | 'marker'> & {
  marker?: string;
};

/** Header for one column of a section with two columns: the lead is below the title. */
export function StackedSectionHeader({ titleId, marker, title, lead }: StackedSectionHeaderProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {marker && <SectionMarker>{marker}</SectionMarker>}
      <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ fontSize: '1.125rem', marginBlockStart: 0.5, maxWidth: '34em' }}>{lead}</Typography>}
    </Box>
  );
}
