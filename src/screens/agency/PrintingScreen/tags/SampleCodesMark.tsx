import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import SampleIcon from 'lucide-react/icons/flask-conical';

import { tagSourceCopy } from './tags.copy';

/** Mark next to a print button that prints sample codes. If space is short, its text has two lines. */
export const SampleCodesMark = () => (
  <Typography variant="caption" component="p" sx={markStyles}>
    <Box component="span" sx={{ display: 'flex', flex: 'none', color: 'warning.main' }}>
      <SampleIcon size={14} aria-hidden="true" />
    </Box>
    {tagSourceCopy.note.sample}
  </Typography>
);

const markStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  flex: '1 1 min-content',
  maxInlineSize: 'max-content',
  fontWeight: 600,
  color: 'text.primary',
} as const;
