/** The colour of a section's marker: its surface may set it, the primary colour otherwise. */
export const markerColour = 'var(--section-marker, var(--mui-palette-primary-main))';

/** What a dark surface sets for the marker and the headings on it. */
export const onDeep = { '--section-marker': 'currentColor', '& h1, & h2, & h3': { color: 'common.white' } };
