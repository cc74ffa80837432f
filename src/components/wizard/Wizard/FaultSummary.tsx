import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { AlertIcon } from '~/components/brand/icons/officeIcons';

import { wizardCopy as copy } from './Wizard.copy';
import type { Fault } from './wizardStep';
import { noteStyles } from './wizardStyles';

export type FaultSummaryProps<Entry extends FieldValues> = {
  faults: readonly Fault<Entry>[];
  onGoToField: (field: FieldPath<Entry>) => void;
};

/** All that is to be corrected in a step, each a way to its field. Announced when it comes, and not while it shrinks. */
export function FaultSummary<Entry extends FieldValues>({ faults, onGoToField }: FaultSummaryProps<Entry>) {
  return (
    <Box role="alert" aria-relevant="additions" tabIndex={-1} sx={noteStyles}>
      <AlertIcon />
      <Typography variant="subtitle2" component="h3" sx={{ color: 'error.main' }}>
        {copy.toCorrect(faults.length)}
      </Typography>
      <Box component="ul" sx={{ gridColumn: 2, listStyle: 'none', marginBlockStart: 0.5 }}>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <Link
              component="button"
              type="button"
              variant="body2"
              color="text.primary"
              onClick={() => onGoToField(field)}
              sx={{
                paddingBlock: '3px',
                textAlign: 'start',
                textUnderlineOffset: '3px',
                textDecorationColor: 'currentcolor',
              }}
            >
              {message}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
