import Box from '@mui/material/Box';
import CheckIcon from 'lucide-react/icons/check';

import { yesNoKey, yesNoLabels } from '~/domain/lists/filterOptions';

export type YesNoProps = { value: boolean };

/** A boolean in a table: 'Yes' with a check mark, or 'No' with a dash. */
export function YesNo({ value }: YesNoProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        verticalAlign: 'middle',
        color: value ? 'text.primary' : 'text.secondary',
      }}
    >
      {value ? (
        <Box component={CheckIcon} size="1rem" sx={{ color: 'success.main' }} />
      ) : (
        <Box
          component="span"
          sx={{ inlineSize: 10, marginInline: '3px', borderBlockStart: '2px solid currentColor' }}
        />
      )}
      {yesNoLabels[yesNoKey(value)]}
    </Box>
  );
}
