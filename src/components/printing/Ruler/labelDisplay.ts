/**
 * CSS variable with the `display` of the error badges in the close-up and of the highlighted ranges on its rulers. A
 * very small close-up has no space for them.
 */
export const labelDisplayVariable = '--close-up-label-display';
