import type { Components, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';

/** MUI's links and link buttons, drawn with the app's link where it gives one. */
export function links(linkComponent: ElementType = 'a'): Components<Theme> {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: linkComponent } },
    MuiLink: {
      defaultProps: { component: linkComponent },
      styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
    },
  };
}
