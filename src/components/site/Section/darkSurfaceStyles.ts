import { fixed } from '~/components/theme/tokens';

/** Colour of a section marker: set by the surface, or the primary colour. */
export const markerColour = 'var(--section-marker, var(--mui-palette-primary-main))';

/** Colour of emphasised text. */
export const strongColour = 'var(--section-strong, var(--mui-palette-text-primary))';

/** Text and focus ring on a dark surface. */
export const darkSurfaceStyles = {
  '--section-marker': 'currentColor',
  '--section-strong': fixed.white,
  color: fixed.nightText,
  '& h1, & h2, & h3': { color: fixed.white },
  '& :focus-visible': { outlineColor: fixed.signal },
};

/** A blue surface with its text and focus ring. */
export const blueSurfaceStyles = {
  '--section-marker': fixed.white,
  bgcolor: fixed.blue,
  color: fixed.blueSoft,
  '& h2': { color: fixed.white },
  '& :focus-visible': { outlineColor: fixed.white },
};
