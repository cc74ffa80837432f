/**
 * The scan line across the tag. At rest it lies 4.5 under the middle of the code: there two rows of modules meet, in codes of 25 to 33 modules. On
 * the middle itself it would hide a whole row.
 */
export const scanLine = 'M92 313l16 13.5h360l16-13.5v31l-16-13.5H108l-16 13.5z';
