import type { Components, Theme } from '@mui/material/styles';

import { fixedColours, largeTextPhoneQuery, radii, sizes } from '../tokens';

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    /** Button in the accent colour, for the call to action of a hero on a dark surface. */
    signal: true;
    /** White button, for the dark site bar and for blocks in a strong colour. */
    light: true;
    /** Button for the main action of the public site, in the primary colour or the colour of the product page. */
    brand: true;
    secondary: false;
  }
  interface ButtonPropsSizeOverrides {
    /** Button that is 56 px high, for the call to action of a hero. */
    hero: true;
  }
}

export const buttonOverrides: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'primary' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        minHeight: sizes.controlTouch,
        paddingInline: 16,
        whiteSpace: 'nowrap',
        [largeTextPhoneQuery]: { whiteSpace: 'normal' },
        // Forced colours remove the background, so a border shows where the button is.
        '@media (forced-colors: active)': { border: '1px solid' },
        [theme.breakpoints.up('lg')]: { minHeight: sizes.control },
        variants: [
          { props: { size: 'small' }, style: { '&&': { minHeight: 36, paddingInline: 12 } } },
          { props: { size: 'large' }, style: { '&&': { minHeight: 48, paddingInline: 24, fontSize: '1rem' } } },
          { props: { size: 'hero' }, style: { '&&': { minHeight: 56, paddingInline: 28, fontSize: '1.125rem' } } },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.tone.fieldLine,
              color: theme.vars.palette.text.primary,
              '&:hover': {
                borderColor: theme.vars.palette.tone.fieldLine,
                backgroundColor: theme.vars.palette.tone.hover,
              },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              color: theme.vars.palette.text.primary,
              '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
            },
          },
          {
            props: { color: 'signal' },
            style: {
              backgroundColor: fixedColours.signal,
              color: fixedColours.night,
              '&:hover': { backgroundColor: fixedColours.signalPress },
              '&:focus-visible': { outlineColor: fixedColours.signal },
            },
          },
          {
            props: { color: 'brand' },
            style: {
              backgroundColor: `var(--brand-action, ${theme.vars.palette.primary.main})`,
              color: `var(--brand-on-action, ${theme.vars.palette.primary.contrastText})`,
              '&:hover': { backgroundColor: `var(--brand-action-hover, ${theme.vars.palette.primary.dark})` },
            },
          },
          {
            props: { color: 'light' },
            style: {
              backgroundColor: fixedColours.white,
              color: fixedColours.night,
              '&:hover': { backgroundColor: fixedColours.blueSoft },
              '&:focus-visible': { outlineColor: fixedColours.signal },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        width: sizes.controlTouch,
        height: sizes.controlTouch,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.tone.hover, color: theme.vars.palette.text.primary },
        // Unlike `disabled`, `aria-disabled` lets a button keep the focus, such as a Next button on the last page.
        '&[aria-disabled=true]': {
          color: theme.vars.palette.text.disabled,
          backgroundColor: 'transparent',
          cursor: 'default',
          '& svg': { opacity: 0.45 },
        },
        [theme.breakpoints.up('lg')]: { width: 36, height: 36 },
      }),
    },
  },
};
