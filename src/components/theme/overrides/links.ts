import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** Links and link buttons rendered with the given link component. */
export function links(linkComponent: ElementType = 'a'): Components<Theme> {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, LinkComponent: linkComponent },
      styleOverrides: {
        root: ({ theme }) => ({
          // MUI removes the outline in favour of the ripple, which is disabled here.
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
