/**
 * Media query for windows up to 992 px wide, in which the site bar is collapsed. It has a file of its own, so that the
 * boot script, which imports it, does not contain the other tokens.
 */
export const collapsedBarQuery = '(max-width: 62em)';
