import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** Overrides for links and buttons. Links, and buttons with an `href`, are rendered as `linkComponent`. */
export function createLinkOverrides(linkComponent: ElementType = 'a'): Components<Theme> {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, LinkComponent: linkComponent },
      styleOverrides: {
        root: ({ theme }) => ({
          // MUI shows the focus by a ripple, which is disabled here. An outline replaces it.
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
