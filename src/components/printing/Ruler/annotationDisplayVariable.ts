/**
 * Name of the CSS variable with the `display` of the error badges in the close-up and of the highlighted ranges on
 * rulers. The compact preview on phones sets it to 'none', since the badges and ranges would cover the design.
 */
export const annotationDisplayVariable = '--close-up-label-display';
