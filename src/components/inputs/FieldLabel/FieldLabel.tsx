import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import type { InputLabelProps } from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

export type FieldLabelProps = Pick<InputLabelProps, 'id' | 'htmlFor'> & {
  children: ReactNode;
  /** Follows the label in a quieter voice and is part of the field's name. */
  note?: string | undefined;
};

/** What a field is called, above it. */
export function FieldLabel({ children, note, ...label }: FieldLabelProps) {
  return (
    <InputLabel {...label} shrink>
      {children}
      {note && (
        <>
          {' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {note}
          </Box>
        </>
      )}
    </InputLabel>
  );
}
