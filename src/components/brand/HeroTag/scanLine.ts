/**
 * Path of the scan line. At rest it is 4.5 below the centre of the code, between two rows of modules (25 to 33
 * modules): on the centre it would hide a row.
 */
export const scanLine = 'M92 313l16 13.5h360l16-13.5v31l-16-13.5H108l-16 13.5z';
