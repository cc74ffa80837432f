import Box from '@mui/material/Box';
import ClockIcon from 'lucide-react/icons/clock';

import { notAvailableYet } from './UnavailableNote.copy';

export type UnavailableNoteProps = {
  /** Id of the note, for the `aria-describedby` of the control. */
  id: string;
};

/** A note next to a control whose action is not available yet. The control stays enabled and focusable. */
export function UnavailableNote({ id }: UnavailableNoteProps) {
  return (
    <Box
      id={id}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2', color: 'text.secondary' }}
    >
      <ClockIcon size="0.875rem" />
      {notAvailableYet}
    </Box>
  );
}
