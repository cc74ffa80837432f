import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

export type RadioCardProps = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'disabled' | 'onChange'
> & {
  /** The visible card. To style the checked card, use `input:checked + *` or `&:has(:checked)` in `sx`. */
  children: ReactNode;
  sx: Exclude<SxProps<Theme>, readonly unknown[]>;
};

/**
 * A card that works as a radio button. A transparent native radio button covers the card, so that arrow keys, grouping
 * by `name` and screen readers work natively.
 */
export function RadioCard({ children, sx, ...inputProps }: RadioCardProps) {
  return (
    <Box component="label" sx={[cardStyles, sx]}>
      <input type="radio" {...inputProps} />
      {children}
    </Box>
  );
}

const cardStyles = {
  position: 'relative',
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
} as const;
