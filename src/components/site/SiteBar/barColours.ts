import { fixedColours, schemes } from '~/components/theme/tokens';

/**
 * Colours of the SiteBar as CSS variables: `light` is for product pages in light mode, `dark` for all other cases.
 */
export const barColours = {
  dark: {
    '--bar-ground': fixedColours.night,
    '--bar-raised': fixedColours.night2,
    '--bar-line': fixedColours.night3,
    '--bar-edge': fixedColours.night,
    '--bar-text': fixedColours.white,
    '--bar-soft': fixedColours.nightText,
    '--bar-mark': fixedColours.white,
    '--bar-products': fixedColours.white,
    '--bar-products-ground': 'transparent',
    '--bar-products-mark': fixedColours.white,
    '--bar-action': fixedColours.white,
    '--bar-on-action': fixedColours.night,
    '--bar-focus': fixedColours.signal,
  },
  light: {
    '--bar-ground': fixedColours.day,
    '--bar-raised': fixedColours.mist,
    '--bar-line': fixedColours.dayLine,
    '--bar-edge': fixedColours.dayLine,
    '--bar-text': fixedColours.night,
    '--bar-soft': schemes.light.muted,
    '--bar-mark': fixedColours.blue,
    '--bar-products': fixedColours.blue,
    '--bar-products-ground': 'transparent',
    '--bar-products-mark': fixedColours.blue,
    '--bar-action': fixedColours.blue,
    '--bar-on-action': fixedColours.white,
    '--bar-focus': fixedColours.blue,
  },
} as const;

/**
 * Colours of the bar on product pages in dark mode, where a light bar would glare. Only the Products button has a light
 * background.
 */
export const dimmedBarColours = {
  ...barColours.dark,
  '--bar-ground': fixedColours.night2,
  '--bar-raised': fixedColours.night3,
  '--bar-edge': fixedColours.night3,
  '--bar-products': fixedColours.blue,
  '--bar-products-ground': fixedColours.blueSoft,
  '--bar-products-mark': 'transparent',
} as const;

export type BarSurface = keyof typeof barColours;
