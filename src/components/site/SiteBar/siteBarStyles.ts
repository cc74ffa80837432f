import { keyframes } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

import { collapsedBarQuery } from '~/components/theme/collapsedBarQuery';
import { fonts, motion, radii, sizes } from '~/components/theme/tokens';

import { barColours, dimmedBarColours } from './barColours';
import type { BarSurface } from './barColours';

export const collapsedBarMedia = `@media ${collapsedBarQuery}`;

const openMobileMenuSelector = ':has([data-menu="mobile"][aria-expanded="true"])';

export const createBarStyles = (surface: BarSurface) => ({
  ...barColours[surface],
  position: 'relative',
  zIndex: 5,
  bgcolor: 'var(--bar-ground)',
  color: 'var(--bar-text)',
  boxShadow: 'inset 0 -1px var(--bar-edge)',
  '& :focus-visible': { outlineColor: 'var(--bar-focus)' },
  [collapsedBarMedia]: {
    // While the mobile menu covers the window, the page behind it does not scroll, and the bar stays above the menu.
    [`html${openMobileMenuSelector}:has(&)`]: { overflow: 'hidden' },
    [`&${openMobileMenuSelector}`]: { position: 'sticky', insetBlockStart: 0 },
  },
});

/** Dims a light bar in dark mode. In `sx`, these styles have to come after `createBarStyles`, whose colours they replace. */
export const dimmedBarStyles = (theme: Theme) => theme.applyStyles('dark', dimmedBarColours);

export const rowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: sizes.siteBarWide,
  [collapsedBarMedia]: {
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

/**
 * Selects the panel after an expanded menu button. `aria-expanded` is not React state, so menus work before hydration.
 */
export const expandedPanelSelector = 'button[aria-expanded="true"] + &';

export const menuButtonStyles = {
  display: 'none',
  width: 48,
  height: 48,
  marginInlineEnd: -1.5,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  placeItems: 'center',
  [collapsedBarMedia]: { display: 'grid', '@media (scripting: none)': { display: 'none' } },
  '&[aria-expanded="false"] svg:last-of-type, &[aria-expanded="true"] svg:first-of-type': { display: 'none' },
};

const appearKeyframes = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const appearAnimation = `${appearKeyframes} ${motion.normal}ms ${motion.easing}`;

export const mobilePanelStyles = {
  display: 'flex',
  alignItems: 'center',
  [collapsedBarMedia]: {
    display: 'none',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 3,
    position: 'fixed',
    // Starts 1 px higher than the bottom of the bar, to cover the line of a light bar.
    insetBlock: `${sizes.siteBar - 1}px 0`,
    insetInline: 0,
    paddingInline: { xs: 2.5, sm: 4 },
    paddingBlockEnd: { xs: 2.5, sm: 4 },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bgcolor: 'var(--bar-ground)',
    borderBlockStart: '1px solid var(--bar-line)',
    // Without JavaScript, the links are below the logo.
    '@media (scripting: none)': {
      display: 'block',
      position: 'static',
      flex: '1 0 100%',
      overflow: 'visible',
      paddingInline: 0,
      paddingBlockEnd: 1,
    },
  },
  [expandedPanelSelector]: { [collapsedBarMedia]: { display: 'flex', animation: appearAnimation } },
};

export const listStyles = {
  display: 'flex',
  listStyle: 'none',
  [collapsedBarMedia]: {
    display: 'block',
    '@media (scripting: none)': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  },
};

const finderPatternSize = 14;

/**
 * Styles of a link of the bar and of the Products button. A square, the core of a finder pattern, marks the current
 * page.
 */
export const barItemStyles = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  // The link is as high as a button, and so is its focus ring.
  height: sizes.control,
  marginBlock: `${(sizes.siteBarWide - sizes.control) / 2}px`,
  borderRadius: `${radii.control}px`,
  // The padding shrinks with the window, down to the width at which the bar collapses.
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
      '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
    },
  },
  [collapsedBarMedia]: {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    height: 'auto',
    minHeight: { xs: 60, sm: 72 },
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
      // In the mobile menu, a complete finder pattern (ring, gap and core) marks the current page.
      '&::after': {
        position: 'static',
        width: finderPatternSize,
        height: finderPatternSize,
        p: '2px',
        border: '2px solid currentColor',
        backgroundClip: 'content-box',
      },
    },
    '&[data-current="true"]::after': { display: 'none' },
    // Without JavaScript, all links are always visible, so they are small.
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

export const downloadButtonStyles = {
  marginInlineStart: 'clamp(8px, calc(2.6vw - 18px), 16px)',
  fontSize: '1rem',
  borderRadius: `${radii.control}px`,
  '&&:focus-visible': { outlineColor: 'var(--bar-focus)' },
  '&&': { minHeight: sizes.controlTouch, paddingInline: 'clamp(16px, calc(2.6vw - 10px), 24px)' },
  [collapsedBarMedia]: {
    flex: 'none',
    marginInlineStart: 0,
    // On phones, the button is at the bottom of the window, within reach of the thumb.
    marginBlockStart: { xs: 'auto', sm: 0 },
    width: '100%',
    fontSize: '1.125rem',
    '&&': { minHeight: 56 },
  },
};

export const filledButtonStyles = { bgcolor: 'var(--bar-action)', color: 'var(--bar-on-action)' };

export const outlinedButtonStyles = {
  border: '1px solid var(--bar-soft)',
  color: 'var(--bar-text)',
  '&, &:hover': { bgcolor: 'transparent' },
};
