/**
 * SVG path of the line that moves over the QR code of LargeTag during a scan. The line stops 4.5 units below the centre
 * of the code, on the border of two rows of modules (if there are 25 to 33): at the centre, it would hide a whole row.
 */
export const scanLine = 'M88 322.5h400v4H88zM80 316.5h16v16H80zM480 316.5h16v16h-16z';
