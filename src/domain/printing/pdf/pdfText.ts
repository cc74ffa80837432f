/** Bytes in a plain `ArrayBuffer`, not a `SharedArrayBuffer`, which `Blob` does not accept. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Points per millimetre. PDF measures in points of 1/72 inch, and an inch is 25.4 mm. */
export const pointsPerMm = 72 / 25.4;

/** Formats a number with at most 6 decimals, and without an exponent, which PDF does not allow. */
export const formatPdfNumber = (value: number): string => String(Number(value.toFixed(6)));

/** Formats numbers for PDF, separated by spaces. */
export const formatPdfNumbers = (...values: readonly number[]): string => values.map(formatPdfNumber).join(' ');

/** Formats a number with at least `digits` hexadecimal digits. */
export const toHex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');

/** Formats the UTF-16 code units of a text as hexadecimal digits. */
export const toUtf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => toHex(text.charCodeAt(index), 4)).join('');

/** Formats a text in any script as a PDF string: UTF-16 with a byte order mark, for titles and other metadata. */
export const toPdfTextString = (text: string): string => `<FEFF${toUtf16Hex(text)}>`;

/** Formats printable ASCII as a PDF string, for the `Tj` operator. */
export const toPdfAsciiString = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** Formats a time as a PDF date in UTC, such as `(D:20260102030405Z)`. */
export const formatPdfDate = (time: Date): string => `(D:${time.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z)`;

/** Returns the PDF operator that sets the fill colour. `colour` is a hex colour such as '#1D4ED8'. */
export function formatPdfFill(colour: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return `${formatPdfNumbers(...channels)} rg`;
}

/** Encodes a text as Latin-1 bytes. The text must not contain characters above U+00FF. */
export function toLatin1Bytes(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** Joins texts and bytes into one byte array. Texts are encoded with `toLatin1Bytes`. */
export function joinBytes(parts: readonly (string | Bytes)[]): Bytes {
  const encoded = parts.map((part) => (typeof part === 'string' ? toLatin1Bytes(part) : part));
  const joined = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of encoded) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
