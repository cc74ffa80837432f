/**
 * Media query for windows up to 992 px wide, in which the site bar is collapsed. It has a file of its own, since the
 * boot script uses it and no other token.
 */
export const collapsedBarQuery = '(max-width: 62em)';
