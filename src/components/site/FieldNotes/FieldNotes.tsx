import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { errorIdOf, hintIdOf } from './describedBy';
import type { FieldWords } from './describedBy';

export type FieldNotesProps = FieldWords & {
  /** The field's; `describedBy` ties the lines to it. */
  id: string;
};

/** The lines below a field or a group of fields: what is wrong, and what to enter. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <Box id={errorIdOf(id)} sx={errorStyles}>
          <FinderPattern figure="broken" size={14} />
          {error}
        </Box>
      )}
      {hint && (
        <Box id={hintIdOf(id)} sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {hint}
        </Box>
      )}
    </>
  );
}

const errorStyles = {
  display: 'flex',
  gap: 1,
  typography: 'body2',
  fontWeight: 500,
  color: 'error.main',
  overflowWrap: 'anywhere',
  '& svg': { marginBlockStart: '3px' },
};
