import type { Components, Theme } from '@mui/material/styles';

import { fixedColours, radii, schemes, shadows } from '../tokens';

export const surfaceOverrides: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radii.card } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        boxShadow: shadows.light,
        ...theme.applyStyles('dark', { boxShadow: shadows.dark }),
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: shadows.float,
        minWidth: 216,
        padding: '0 8px',
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      // `&&` overrides MUI, which resets the minimum height from 600 px on.
      root: { borderRadius: radii.control, gap: 12, fontSize: '0.875rem', '&&': { minHeight: 44 } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      // On phones, dialogs that do not fill the screen are at the bottom of the screen, over its whole width.
      container: ({ theme }) => ({ [theme.breakpoints.down('md')]: { alignItems: 'end' } }),
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: shadows.float,
        borderRadius: radii.card,
        [theme.breakpoints.down('md')]: {
          '&:not(:where(.MuiDialog-paperFullScreen))': {
            inlineSize: '100%',
            maxInlineSize: '100%',
            maxBlockSize: '90dvh',
            margin: 0,
            borderWidth: '1px 0 0',
            // In dark mode, the divider's colour would not stand out from the dimmed page.
            ...theme.applyStyles('dark', { borderColor: theme.vars.palette.tone.fieldLine }),
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
            paddingBlockEnd: 'env(safe-area-inset-bottom)',
          },
        },
      }),
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h3', component: 'h2' } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: `color-mix(in srgb, ${schemes.light.ink} 56%, transparent)`,
        },
      },
    },
  },
  MuiTooltip: {
    defaultProps: {
      // Uses `fixed`, since an absolutely positioned tooltip would widen the page when the window gets narrower.
      slotProps: { popper: { popperOptions: { strategy: 'fixed' } } },
    },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.tone.navRaised,
        color: fixedColours.white,
        fontSize: '0.875rem',
        borderRadius: radii.control,
        padding: '6px 10px',
      }),
    },
  },
};
