import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { notAvailableYet } from './UnavailableNote.copy';

export type UnavailableNoteProps = {
  /** What the control's `aria-describedby` refers to. */
  id: string;
  /** Why pressing the control does nothing. */
  children?: string;
};

/**
 * Stands beside a control that does nothing when it is pressed, for as long as that is so: the control itself can be
 * reached and pressed like any other.
 */
export function UnavailableNote({ id, children = notAvailableYet }: UnavailableNoteProps) {
  return (
    <Box
      id={id}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption', color: 'text.secondary' }}
    >
      <FinderPattern figure="ring" size={12} />
      {children}
    </Box>
  );
}
