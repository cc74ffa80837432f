import type { Components, Theme } from '@mui/material/styles';

import { radii } from '../tokens';

/** Focus ring of checkboxes and radio buttons. MUI shows the focus by a ripple, which the theme disables. */
const focusRingStyles = { outline: '2px solid', outlineOffset: -6 };

/** Overrides for checkboxes, radio buttons and switches. Switches have borders in the colour of field borders. */
export const switchOverrides: Components<Theme> = {
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        '&.Mui-focusVisible': { ...focusRingStyles, outlineColor: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { ...focusRingStyles, outlineColor: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 36, padding: 8 },
      switchBase: ({ theme }) => ({
        padding: 12,
        color: theme.vars.palette.tone.fieldLine,
        '&.Mui-checked': { transform: 'translateX(16px)', color: theme.vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.main,
        },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: {
        width: 12,
        height: 12,
        boxShadow: 'none',
        backgroundColor: 'currentColor',
        // Sets a system colour, since forced colours would give the thumb the colour of the page.
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
      },
      track: ({ theme }) => ({
        boxSizing: 'border-box',
        borderRadius: 10,
        border: `1.5px solid ${theme.vars.palette.tone.fieldLine}`,
        opacity: 1,
        backgroundColor: 'transparent',
      }),
    },
  },
};
