import { fixed } from '~/components/theme/tokens';

/** The colour of a section's marker: its surface may set it, the primary colour otherwise. */
export const markerColour = 'var(--section-marker, var(--mui-palette-primary-main))';

/** The colour of words that stand out from the text around them. */
export const strongColour = 'var(--section-strong, var(--mui-palette-text-primary))';

/** What a dark surface sets for the marker, the headings and the strong words on it. */
export const onDeep = {
  '--section-marker': 'currentColor',
  '--section-strong': fixed.white,
  '& h1, & h2, & h3': { color: fixed.white },
};
