import Box from '@mui/material/Box';
import AlertIcon from 'lucide-react/icons/circle-alert';

import { getErrorId, getHintId } from './describedBy';
import type { FieldMessages } from './describedBy';

export type FieldNotesProps = FieldMessages & {
  /** Id of the field. It is the prefix of the ids of error and hint, which `getDescribedBy` returns for the field. */
  id: string;
};

/** The error and the hint below a field or a group of fields. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {error && (
        <Box id={getErrorId(id)} sx={errorStyles}>
          <AlertIcon size={16} aria-hidden />
          {error}
        </Box>
      )}
      {hint && (
        <Box id={getHintId(id)} sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
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
  '& svg': { flex: 'none', marginBlockStart: '2px' },
};
