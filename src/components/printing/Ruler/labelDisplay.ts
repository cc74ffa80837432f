/**
 * CSS variable with the `display` of the error badges of a close-up and of the labels for its position. They have no
 * space in a very small close-up.
 */
export const labelDisplayVariable = '--close-up-label-display';
