/** Values for the placeholders of a text, by their names in lower case. */
export type TextValues = ReadonlyMap<string, string>;

/** Matches a placeholder: a name in braces. Braces without a name between them are printed as they are. */
const placeholderPattern = /\{([^{}]+)\}/g;

/** Trims a name, and replaces line breaks and repeated spaces by one space, so that users can type it in one line. */
export const collapseSpaces = (name: string) => name.trim().replace(/\s+/g, ' ');

/** Returns the key by which names of placeholders are compared: with single spaces and in lower case. */
export const toPlaceholderKey = (name: string) => collapseSpaces(name).toLowerCase();

/** Returns the names in the placeholders of a text, without duplicates. */
export const listPlaceholders = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(placeholderPattern), ([, name = '']) => collapseSpaces(name))),
];

/** Replaces line breaks and other control characters by spaces, since a text line is printed as one line. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Replaces the placeholders of a text by their values, or by `fallback` if a value is empty or missing. */
export function fillText(text: string, values: TextValues, fallback: string): string {
  const filledText = text.replace(
    placeholderPattern,
    (_, name: string) => values.get(toPlaceholderKey(name))?.trim() || fallback,
  );
  return toSingleLine(filledText).normalize('NFC');
}
