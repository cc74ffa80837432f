/** Ids of the built-in number formats with a date or a time (ECMA-376 part 1, 18.8.30). */
const dateFormatRanges = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Day 0 of a workbook, in days after the Unix epoch: 1899-12-30 or, in the 1904 date system, 1904-01-01. */
const dayZero = { 1900: -25_569, 1904: -24_107 } as const;
const millisecondsPerDay = 86_400_000;

/** Smallest number with 16 digits. Spreadsheet programs keep only 15 digits, and replace further ones by zeros. */
const firstRoundedNumber = 1e15;

/** Display format of the number in a cell. */
export type NumberFormat =
  | { kind: 'plain' }
  | { kind: 'date' }
  /** Digits fill the zeros of the format from the right. `texts`: the texts before the first and after each zero. */
  | { kind: 'padded'; texts: readonly string[] };

/**
 * Matches one part of a format for zero-padded numbers: a zero, a quoted or escaped text, a currency symbol and locale
 * in brackets such as `[$AED-409]`, or a character that needs no quotes (ECMA-376 part 1, 18.8.31).
 */
const paddedFormatPartPattern = /0|"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|([- ])/g;

/**
 * Returns the texts of a zero-padded format before the first and after each zero. Undefined if the format has other
 * parts, or no zeros.
 */
function findPaddedTexts(code: string): string[] | undefined {
  if (code.replace(paddedFormatPartPattern, '') !== '') return undefined;
  const texts = [''];
  for (const [formatPart, ...partTexts] of code.matchAll(paddedFormatPartPattern)) {
    if (formatPart === '0') texts.push('');
    else texts.push((texts.pop() ?? '') + partTexts.join(''));
  }
  return texts.length > 1 ? texts : undefined;
}

function formatPadded(value: number, [textBefore = '', ...textsAfter]: readonly string[]): string {
  const digits = String(value).padStart(textsAfter.length, '0');
  // Digits beyond the number of zeros are written before the first zero.
  const extraLength = digits.length - textsAfter.length;
  const filledTexts = textsAfter.map((text, index) => digits.charAt(extraLength + index) + text);
  return textBefore + digits.slice(0, extraLength) + filledTexts.join('');
}

/** Reads a number format of a workbook. `code` is its format code, such as 'dd/mm/yyyy', or undefined if built in. */
export function readNumberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined)
    return { kind: dateFormatRanges.some(([firstId, lastId]) => id >= firstId && id <= lastId) ? 'date' : 'plain' };
  const texts = findPaddedTexts(code);
  if (texts) return { kind: 'padded', texts };
  // Removes quoted texts, escaped characters, and colours or conditions in brackets: they are not date or time fields.
  const unquotedCode = code.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '');
  return { kind: /[dmyhs]/i.test(unquotedCode) && !/general/i.test(unquotedCode) ? 'date' : 'plain' };
}

function formatDate(value: number, dateSystem: keyof typeof dayZero): string {
  const minutes = Math.round(value * 1440);
  const date = new Date(minutes * 60_000 + dayZero[dateSystem] * millisecondsPerDay);
  if (Number.isNaN(date.valueOf())) return String(value);
  const [day = '', time = ''] = date.toISOString().split('T');
  if (value < 1) return time.slice(0, 5);
  return minutes % 1440 === 0 ? day : `${day} ${time.slice(0, 5)}`;
}

/**
 * Formats the number in a cell as text, with the leading zeros and texts of its format. Dates become 2026-06-15, and
 * times without a date 06:00. Numbers that have lost digits become 1.2E+16, which is not a valid code. `stored` is the
 * number as written in the file.
 */
export function formatCellNumber(stored: string, format: NumberFormat, dateSystem: keyof typeof dayZero): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (format.kind === 'date' && value >= 0) return formatDate(value, dateSystem);
  if (Math.abs(value) >= firstRoundedNumber) return value.toExponential().toUpperCase();
  const isPadded = format.kind === 'padded' && Number.isInteger(value) && value >= 0;
  return isPadded ? formatPadded(value, format.texts) : String(value);
}

/** Returns the zero-based column of a cell reference, such as 1 for 'B7'. Undefined for other texts. */
export function parseColumnIndex(reference: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
