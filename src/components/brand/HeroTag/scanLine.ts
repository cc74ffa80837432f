/**
 * Path of the scan line. At rest it is 4.5 below the centre of the code, between two rows of modules (25 to 33
 * modules): on the centre it would hide a row.
 */
export const scanLine = 'M88 322.5h400v4H88zM80 316.5h16v16H80zM480 316.5h16v16h-16z';
