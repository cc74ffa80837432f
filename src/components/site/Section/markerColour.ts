import { fixed } from '~/components/theme/tokens';

/** Colour of a section marker: set by the surface, or the primary colour. */
export const markerColour = 'var(--section-marker, var(--mui-palette-primary-main))';

/** Colour of emphasised text. */
export const strongColour = 'var(--section-strong, var(--mui-palette-text-primary))';

/** Styles of a dark surface for markers, headings and emphasised text on it. */
export const darkSurfaceStyles = {
  '--section-marker': 'currentColor',
  '--section-strong': fixed.white,
  '& h1, & h2, & h3': { color: fixed.white },
};
