/**
 * Name of the CSS variable with the `display` of the error badges and handles in the close-up, and of the lines and
 * numbers of rulers. The compact preview on phones, which is too small for them, sets it to 'none'.
 */
export const annotationDisplayVariable = '--annotation-display';
