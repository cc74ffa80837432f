import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { notAvailableYet } from './UnavailableNote.copy';

export type UnavailableNoteProps = {
  /** For the control's `aria-describedby`. */
  id: string;
  /** Reason why the control does nothing. */
  children?: string;
};

/** Note next to a control that has no action yet. The control itself stays enabled and focusable. */
export function UnavailableNote({ id, children = notAvailableYet }: UnavailableNoteProps) {
  return (
    <Box
      id={id}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption', color: 'text.secondary' }}
    >
      <FinderPattern variant="ring" size={12} />
      {children}
    </Box>
  );
}
