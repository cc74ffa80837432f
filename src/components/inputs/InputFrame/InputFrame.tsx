import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

export type InputFrameProps = ComponentProps<'div'> & { sx: SxProps<Theme> };

/** Frame of a field that looks like MUI's OutlinedInput, without its code for labels, validation and growing texts. */
export function InputFrame({ children, ...rest }: InputFrameProps) {
  return (
    <Root {...rest}>
      {children}
      <Outline aria-hidden className="MuiOutlinedInput-notchedOutline" />
    </Root>
  );
}

// The name makes the theme's overrides of MUI's component apply.
const Root = styled('div', { name: 'MuiOutlinedInput', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body1,
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  boxSizing: 'border-box',
  lineHeight: '1.4375em',
  cursor: 'text',
  '@media (hover: hover)': {
    '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
  },
  // The outline of a focused button in the frame is enough for that button.
  '&&:has(> :is(input, [role=combobox]):focus) .MuiOutlinedInput-notchedOutline': {
    borderColor: theme.vars.palette.primary.main,
    borderWidth: 2,
  },
}));

const Outline = styled('fieldset')({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: 'inherit',
  borderStyle: 'solid',
  borderWidth: 1,
});
