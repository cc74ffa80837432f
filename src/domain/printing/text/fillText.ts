/** Values for the placeholders of a text, by their names in lower case. */
export type TextValues = ReadonlyMap<string, string>;

/** Matches a placeholder: a name in braces. Braces without a name between them are printed as they are. */
const placeholder = /\{([^{}]+)\}/g;

/** Trims a name and replaces its line breaks and repeated spaces by one space, since users type names in one line. */
export const collapseSpaces = (name: string) => name.trim().replace(/\s+/g, ' ');

/** Returns the form in which names of placeholders are compared: with single spaces and in lower case. */
export const toPlaceholderKey = (name: string) => collapseSpaces(name).toLowerCase();

/** Returns the names in the placeholders of a text, each of them once. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => collapseSpaces(name))),
];

/** Replaces line breaks and other control characters by spaces, since a line of text has none. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Replaces the placeholders of a text by their values. `fallback` replaces empty and unknown values. */
export function fillText(text: string, values: TextValues, fallback: string): string {
  const filled = text.replace(placeholder, (_, name: string) => values.get(toPlaceholderKey(name))?.trim() || fallback);
  return toSingleLine(filled).normalize('NFC');
}
