import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { SectionMarker } from '../SectionMarker/SectionMarker';

export type ColumnHeadProps = {
  /** The id by which the section takes its name from the title. */
  titleId: string;
  marker: string;
  title: string;
  lead?: string;
};

/** How a section begins whose words stand in one column and its content in another: the lead follows the title. */
export function ColumnHead({ titleId, marker, title, lead }: ColumnHeadProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SectionMarker>{marker}</SectionMarker>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {lead && (
        <Typography sx={{ fontSize: '1.125rem', marginBlockStart: 0.5, maxWidth: '34em', textWrap: 'pretty' }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}
