import type { Theme } from '@mui/material/styles';

import { fixedColours, navLinkHeight, radii, sizes } from '~/components/theme/tokens';

/** Styles of the items of the navigation. The item of the current page has `aria-current`. */
export function navLinkStyles(theme: Theme) {
  return {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minInlineSize: sizes.controlTouch,
    minBlockSize: `calc${navLinkHeight}`,
    paddingInline: '1px',
    borderRadius: `${radii.control}px`,
    color: fixedColours.navText,
    // With this size, six labels fit side by side on the narrowest phones.
    fontSize: 'clamp(0.6875rem, 3.3vw, 0.75rem)',
    lineHeight: 16 / 12,
    fontWeight: 500,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    [theme.breakpoints.up('md')]: { flexDirection: 'row', minInlineSize: 0, minBlockSize: 48 },
    [theme.breakpoints.up('lg')]: {
      justifyContent: 'start',
      gap: '6px',
      whiteSpace: 'normal',
      minBlockSize: sizes.controlTouch,
      paddingBlock: '2px',
      paddingInline: '12px',
      fontSize: '0.875rem',
      lineHeight: 20 / 14,
      letterSpacing: 0,
    },
    '&:focus-visible': { outlineColor: fixedColours.navAccent, outlineOffset: '-2px' },
    '&:hover': { color: fixedColours.white },
    '&[aria-current]': {
      backgroundColor: theme.vars.palette.tone.navRaised,
      color: fixedColours.white,
      fontWeight: 600,
      letterSpacing: '-0.01em',
    },
    '&[aria-current] svg': { color: fixedColours.navAccent },
    '@media (forced-colors: active)': { '&[aria-current] svg': { color: 'currentColor' } },
  } as const;
}

/** Styles of items in a bar that scrolls. All icons are at the same height, although some labels have two lines. */
export function scrollingNavLinkStyles(theme: Theme) {
  return {
    [theme.breakpoints.down('md')]: {
      justifyContent: 'start',
      minInlineSize: 0,
      paddingBlockStart: '8px',
      lineHeight: 14 / 12,
      textAlign: 'center',
      whiteSpace: 'normal',
    },
  } as const;
}
