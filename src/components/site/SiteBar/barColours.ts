import { fixed, schemes } from '~/components/theme/tokens';

/** Colours of the SiteBar as CSS variables: `light` is for product pages in light mode, `dark` for other pages. */
export const barColours = {
  dark: {
    '--bar-ground': fixed.night,
    '--bar-raised': fixed.night2,
    '--bar-line': fixed.night3,
    '--bar-edge': fixed.night,
    '--bar-text': fixed.white,
    '--bar-soft': fixed.nightText,
    '--bar-mark': fixed.white,
    '--bar-products': fixed.white,
    '--bar-products-ground': 'transparent',
    '--bar-products-mark': fixed.white,
    '--bar-action': fixed.white,
    '--bar-on-action': fixed.night,
    '--bar-focus': fixed.signal,
  },
  light: {
    '--bar-ground': fixed.day,
    '--bar-raised': fixed.mist,
    '--bar-line': fixed.dayLine,
    '--bar-edge': fixed.dayLine,
    '--bar-text': fixed.night,
    '--bar-soft': schemes.light.muted,
    '--bar-mark': fixed.blue,
    '--bar-products': fixed.blue,
    '--bar-products-ground': 'transparent',
    '--bar-products-mark': fixed.blue,
    '--bar-action': fixed.blue,
    '--bar-on-action': fixed.white,
    '--bar-focus': fixed.blue,
  },
} as const;

/**
 * Colours of the bar on product pages in dark mode, where a light bar would glare. Only the Products button has a light
 * background.
 */
export const dimmedBarColours = {
  ...barColours.dark,
  '--bar-ground': fixed.night2,
  '--bar-raised': fixed.night3,
  '--bar-edge': fixed.night3,
  '--bar-products': fixed.blue,
  '--bar-products-ground': fixed.blueSoft,
  '--bar-products-mark': 'transparent',
} as const;

export type BarSurface = keyof typeof barColours;
