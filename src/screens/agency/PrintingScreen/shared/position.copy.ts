/** Labels of the position of a code or a text line. */
export const positionCopy = { left: 'From left', top: 'From top' } as const;
