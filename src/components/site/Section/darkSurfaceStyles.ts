import { fixedColours } from '~/components/theme/tokens';

/** Colour of a SectionMarker: the variable `--section-marker` if a surface sets it, otherwise the primary colour. */
export const markerColour = 'var(--section-marker, var(--mui-palette-primary-main))';

/** Colour of emphasised text: the variable `--section-strong` if a surface sets it, otherwise the text colour. */
export const emphasisColour = 'var(--section-strong, var(--mui-palette-text-primary))';

/** Colours of texts and focus rings on a dark surface. */
export const darkSurfaceStyles = {
  '--section-marker': 'currentColor',
  '--section-strong': fixedColours.white,
  color: fixedColours.nightText,
  '& h1, & h2, & h3': { color: fixedColours.white },
  '& :focus-visible': { outlineColor: fixedColours.signal },
};

/** A blue surface, with the colours of its texts and focus rings. */
export const blueSurfaceStyles = {
  '--section-marker': fixedColours.white,
  bgcolor: fixedColours.blue,
  color: fixedColours.blueSoft,
  '& h2': { color: fixedColours.white },
  '& :focus-visible': { outlineColor: fixedColours.white },
};
