/** Returns a text with a capital first letter. */
export const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
