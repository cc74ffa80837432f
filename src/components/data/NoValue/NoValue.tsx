import Box from '@mui/material/Box';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { noValueCopy as copy } from './NoValue.copy';

/** Dash instead of an empty value. Screen readers read 'None'. */
export function NoValue() {
  return (
    <Box component="span" sx={{ position: 'relative', color: 'text.secondary' }}>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {copy.none}
      </Box>
    </Box>
  );
}
