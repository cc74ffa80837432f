import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** MUI's links and link buttons, drawn with the app's link where it gives one. */
export function links(linkComponent: ElementType = 'a'): Components<Theme> {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, LinkComponent: linkComponent },
      styleOverrides: {
        root: ({ theme }) => ({
          // Said again where MUI takes the outline away in favour of the ripple, which this product does without.
          '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        }),
      },
    },
    MuiLink: {
      defaultProps: { component: linkComponent },
      styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
    },
  };
}
