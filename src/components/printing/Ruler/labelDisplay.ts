/**
 * Name of the CSS variable with the `display` of the error badges in the close-up and of the highlighted ranges on
 * rulers. The compact preview on phones has no space for them.
 */
export const labelDisplayVariable = '--close-up-label-display';
