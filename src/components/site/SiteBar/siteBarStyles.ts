import { keyframes } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

import { collapsedBarQuery, fonts, motion, radii, sizes } from '~/components/theme/tokens';

import { barSurfaces, dimmedLightBar } from './barSurfaces';
import type { BarSurface } from './barSurfaces';

export const whenCollapsed = `@media ${collapsedBarQuery}`;

export const barStyles = (surface: BarSurface) => ({
  ...barSurfaces[surface],
  position: 'relative',
  zIndex: 5,
  bgcolor: 'var(--bar-ground)',
  color: 'var(--bar-text)',
  boxShadow: 'inset 0 -1px var(--bar-edge)',
  '& :focus-visible': { outlineColor: 'var(--bar-focus)' },
});

/** Over the styles of a light bar. */
export const dimmedBarStyles = (theme: Theme) => theme.applyStyles('dark', dimmedLightBar);

export const rowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: sizes.siteBarWide,
  [whenCollapsed]: {
    height: sizes.siteBar,
    '@media (scripting: none)': { height: 'auto', flexWrap: 'wrap', paddingBlock: 1.5 },
  },
};

export const logoStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.controlTouch,
  marginInlineEnd: 'auto',
};

/** Selects the panel next to an expanded menu button. Attributes decide, so that menus work before hydration. */
export const whenButtonIsOpen = 'button[aria-expanded="true"] + &';

export const burgerStyles = {
  display: 'none',
  width: 48,
  height: 48,
  marginInlineEnd: -1.5,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  placeItems: 'center',
  [whenCollapsed]: { display: 'grid', '@media (scripting: none)': { display: 'none' } },
  '&[aria-expanded="false"] svg:last-of-type, &[aria-expanded="true"] svg:first-of-type': { display: 'none' },
};

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const appearing = `${appear} ${motion.normal}ms ${motion.easing}`;

export const mobilePanelStyles = {
  display: 'flex',
  alignItems: 'center',
  [whenCollapsed]: {
    display: 'none',
    position: 'absolute',
    // Overlaps the bottom line of a light bar.
    insetBlockStart: 'calc(100% - 1px)',
    // Covers the row's gutters up to both edges of the window.
    insetInline: { xs: '-20px', sm: '-32px' },
    paddingInline: { xs: 2.5, sm: 4 },
    paddingBlockEnd: 4,
    minHeight: `calc(100dvh - ${sizes.siteBar}px)`,
    bgcolor: 'var(--bar-ground)',
    borderBlockStart: '1px solid var(--bar-line)',
    // Without script the links are below the logo.
    '@media (scripting: none)': {
      display: 'block',
      position: 'static',
      flex: '1 0 100%',
      minHeight: 0,
      paddingInline: 0,
      paddingBlockEnd: 1,
    },
  },
  [whenButtonIsOpen]: { [whenCollapsed]: { display: 'block', animation: appearing } },
};

export const listStyles = {
  display: 'flex',
  listStyle: 'none',
  [whenCollapsed]: {
    display: 'block',
    '@media (scripting: none)': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  },
};

const finderSize = 14;

/** A link of the bar, or the Products button. The current page is marked with the core of a finder pattern. */
export const entryStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  // As tall as a control, and so is its focus ring.
  height: sizes.control,
  marginBlock: `${(sizes.siteBarWide - sizes.control) / 2}px`,
  borderRadius: `${radii.control}px`,
  // Shrinks towards the width at which the bar collapses.
  paddingInline: 'clamp(8px, calc(2.6vw - 18px), 14px)',
  border: 0,
  background: 'none',
  color: 'var(--bar-text)',
  fontFamily: fonts.text,
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '6px',
  '&:hover': { textDecorationLine: 'underline' },
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-current="page"], &[data-current="true"]': {
    fontWeight: 700,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: -12,
      insetInlineStart: 'calc(50% - 4px)',
      width: 8,
      height: 8,
      bgcolor: 'currentColor',
    },
  },
  [whenCollapsed]: {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    height: 'auto',
    minHeight: 60,
    marginBlock: 0,
    borderRadius: 0,
    paddingInline: 0,
    borderBlockEnd: '1px solid var(--bar-line)',
    fontFamily: fonts.heading,
    fontSize: '1.375rem',
    fontWeight: 650,
    lineHeight: 28 / 22,
    letterSpacing: '-0.015em',
    textAlign: 'start',
    '&:focus-visible': { outlineOffset: '2px' },
    '&[aria-current="page"]': {
      fontWeight: 650,
      // The whole finder pattern: ring, gap and core.
      '&::after': {
        position: 'static',
        width: finderSize,
        height: finderSize,
        p: '2px',
        border: '2px solid currentColor',
        backgroundClip: 'content-box',
      },
    },
    '&[data-current="true"]::after': { display: 'none' },
    // Without script all links are visible, so they are small.
    '@media (scripting: none)': {
      width: 'auto',
      minHeight: sizes.controlTouch,
      border: 0,
      fontSize: '1rem',
      gap: 1,
      'button&': { display: 'none' },
    },
  },
};

export const downloadStyles = {
  marginInlineStart: 'clamp(8px, calc(2.6vw - 18px), 16px)',
  bgcolor: 'var(--bar-action)',
  color: 'var(--bar-on-action)',
  fontSize: '1rem',
  borderRadius: `${radii.control}px`,
  '&&:focus-visible': { outlineColor: 'var(--bar-focus)' },
  '&&': { minHeight: sizes.controlTouch, paddingInline: 'clamp(16px, calc(2.6vw - 10px), 24px)' },
  [whenCollapsed]: {
    marginInlineStart: 0,
    marginBlockStart: 3,
    width: '100%',
    fontSize: '1.125rem',
    '&&': { minHeight: 56 },
  },
};
