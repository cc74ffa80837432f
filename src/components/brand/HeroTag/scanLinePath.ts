/**
 * SVG path of the line that moves over the QR code of LargeTag during a scan. The line stops 4.5 units below the centre
 * of the code. In a code with 25 to 33 rows of modules, the line is then on the border of two rows. At the centre, the
 * line would cover the middle of a row, where scanners read the modules.
 */
export const scanLinePath = 'M104 322.5h368v4H104zM96 316.5h16v16H96zM464 316.5h16v16h-16z';
