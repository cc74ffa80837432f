import Box from '@mui/material/Box';
import CheckIcon from 'lucide-react/icons/check';

import { yesNo, yesNoLabels } from '~/domain/lists/choices';

export type YesNoProps = { answer: boolean };

/** An answer in a table: a word with a check or a dash, for a colour alone would not do. */
export function YesNo({ answer }: YesNoProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        verticalAlign: 'middle',
        color: answer ? 'text.primary' : 'text.secondary',
      }}
    >
      {answer ? (
        <Box component={CheckIcon} size="1rem" sx={{ color: 'success.main' }} />
      ) : (
        <Box
          component="span"
          sx={{ inlineSize: 10, marginInline: '3px', borderBlockStart: '2px solid currentColor' }}
        />
      )}
      {yesNoLabels[yesNo(answer)]}
    </Box>
  );
}
