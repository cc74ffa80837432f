/** Puts a no-break space before each 'mm', so that a length does not wrap. */
export const addNoBreakSpaces = (text: string): string => text.replaceAll(' mm', '\u00A0mm');
