/**
 * CSS variable with the `display` of the error badges of a close-up and of the marks for its position on the rulers. They
 * have no space in a very small close-up.
 */
export const labelDisplayVariable = '--close-up-label-display';
