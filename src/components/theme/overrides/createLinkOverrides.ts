import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** Styles of links and buttons. MUI renders links, and buttons that have an `href`, as `linkComponent`. */
export function createLinkOverrides(linkComponent: ElementType = 'a'): Components<Theme> {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true, LinkComponent: linkComponent },
      styleOverrides: {
        root: ({ theme }) => ({
          // MUI shows the focus by a ripple instead of an outline. The ripple is disabled, so the outline is added.
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
