import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { tagSourceCopy } from './tags.copy';

export type ChooseTagsCardProps = { onChoose: () => void };

const { start, choose } = tagSourceCopy.note;

/**
 * Card that asks the user to choose codes instead of the sample codes. Phones hide it: there, the bar with the print
 * button has a link for this.
 */
export const ChooseTagsCard = ({ onChoose }: ChooseTagsCardProps) => (
  <Box sx={cardStyles}>
    <Box sx={{ flex: '1 1 9rem' }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.primary' }}>
        {start.title}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {start.text}
      </Typography>
    </Box>
    <Button variant="outlined" aria-haspopup="dialog" onClick={onChoose} sx={{ flex: 'none', bgcolor: 'tone.paper' }}>
      {choose}
    </Button>
  </Box>
);

const cardStyles = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1.5,
  bgcolor: 'tone.primarySoft',
  borderBlockEnd: '1px solid',
  borderColor: 'tone.line',
} as const;
