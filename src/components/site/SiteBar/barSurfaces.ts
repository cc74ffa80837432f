import { fixed, schemes } from '~/components/theme/tokens';

/** Colours of the bar, which depend on the page. */
export const barSurfaces = {
  dark: {
    '--bar-ground': fixed.night,
    '--bar-raised': fixed.night2,
    '--bar-line': fixed.night3,
    '--bar-edge': fixed.night,
    '--bar-text': fixed.white,
    '--bar-soft': fixed.nightText,
    '--bar-mark': fixed.white,
    '--bar-products': fixed.white,
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
    '--bar-action': fixed.blue,
    '--bar-on-action': fixed.white,
    '--bar-focus': fixed.blue,
  },
} as const;

/** The light bar in the dark scheme: white would glare. */
export const dimmedLightBar = {
  '--bar-ground': fixed.blueSoft,
  '--bar-raised': fixed.white,
  '--bar-edge': fixed.blueSoft,
} as const;

export type BarSurface = keyof typeof barSurfaces;
