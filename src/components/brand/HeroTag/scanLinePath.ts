/**
 * SVG path of the animated line that moves over the QR code of AllyTag. In codes with 25 to 33 rows of modules, the
 * centre of the code is the middle of a row, where scanners read the modules. So the line stops 1.6 units lower, about
 * on the border between two rows, and does not hide a row.
 */
export const scanLinePath = 'M-6 93.9h152v1.4H-6zM-9 91.8h5.6v5.6H-9zM143.4 91.8h5.6v5.6h-5.6z';
