/**
 * Media query for the collapsed site bar, up to 992 px wide. It has a file of its own, since the boot script uses it and
 * no other token.
 */
export const collapsedBarQuery = '(max-width: 62em)';
