import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { errorIdOf, hintIdOf } from './describedBy';
import type { FieldMessages } from './describedBy';

export type FieldNotesProps = FieldMessages & {
  /** Id of the field. The ids of the notes derive from it, so that the field can refer to them with `describedBy`. */
  id: string;
};

/** The error and the hint below a field or a group of fields. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <Box id={errorIdOf(id)} sx={errorStyles}>
          <FinderPattern variant="broken" size={14} />
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
