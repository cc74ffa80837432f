import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import PrinterIcon from 'lucide-react/icons/printer';

import { radii } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';

import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.toPrint;

/** Bar above the list with the next step of a user who came from the printing screen, and the link back to it. */
export const SelectToPrintBar = () => (
  <Box sx={barStyles}>
    <PrinterIcon size="1.125rem" aria-hidden="true" />
    <Typography variant="body2" sx={{ color: 'text.primary', fontWeight: 600 }}>
      {copy.text}
    </Typography>
    <Link href={paths.agency.printing()} variant="body2" sx={{ marginInlineStart: 'auto', paddingBlock: 0.5 }}>
      {copy.back}
    </Link>
  </Box>
);

const barStyles = {
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  px: 2,
  py: 1,
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.primarySoft',
  color: 'primary.main',
} as const;
