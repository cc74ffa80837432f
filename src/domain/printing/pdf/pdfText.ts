/** Bytes in memory that is not shared between threads, as a `Blob` needs them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Points per millimetre: PDF lengths are in points of 1/72 inch, and an inch is 25.4 mm. */
export const pointsPerMm = 72 / 25.4;

/** Writes a number without an exponent, which PDF does not allow, and with at most 6 decimals. */
export const formatPdfNumber = (value: number): string => String(Number(value.toFixed(6)) + 0);

/** Writes numbers with a space between them. */
export const formatPdfNumbers = (...values: readonly number[]): string => values.map(formatPdfNumber).join(' ');

/** Writes a number with `digits` hexadecimal digits. */
export const toHex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');

/** Writes the UTF-16 code units of a text as hexadecimal digits. */
export const toUtf16Hex = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => toHex(text.charCodeAt(at), 4)).join('');

/** Writes a text as a UTF-16 string with a byte order mark, which every PDF reader displays in titles. */
export const toPdfTextString = (text: string): string => `<FEFF${toUtf16Hex(text)}>`;

/** Writes printable ASCII as a string for the `Tj` operator. */
export const toPdfAsciiString = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** Writes a time as a PDF date in UTC, such as `(D:20260102030405Z)`. */
export const formatPdfDate = (time: Date): string => `(D:${time.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z)`;

/** Writes the operator that sets the fill colour. `colour` is a hex colour such as '#1D4ED8'. */
export function formatPdfFill(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return `${formatPdfNumbers(...channels)} rg`;
}

/** Encodes a text as bytes in Latin-1. The text may contain only characters up to U+00FF. */
export function toLatin1Bytes(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Joins texts and bytes into one byte array. Texts are encoded with `toLatin1Bytes`. */
export function joinBytes(parts: readonly (string | Bytes)[]): Bytes {
  const encoded = parts.map((part) => (typeof part === 'string' ? toLatin1Bytes(part) : part));
  const joined = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of encoded) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
