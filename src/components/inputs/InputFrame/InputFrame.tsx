import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';

export type InputFrameProps = ComponentProps<'div'> & { sx: SxProps<Theme> };

/**
 * Frame of a field that looks like MUI's OutlinedInput, without MUI's code for labels, validation and auto-resizing.
 */
export function InputFrame({ children, ...rest }: InputFrameProps) {
  return (
    <Root {...rest}>
      {children}
      <Outline aria-hidden className="MuiOutlinedInput-notchedOutline" />
    </Root>
  );
}

// With this name, the theme's style overrides for MUI's OutlinedInput apply.
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
  // Only a focused input or select highlights the frame. A focused button in the frame has an outline of its own.
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
