/** Ids of the built-in number formats with a date or a time (ECMA-376 part 1, 18.8.30). */
const dateFormatRanges = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Days from the Unix epoch to day 0 of a workbook, which is 1899-12-30 or, with the 1904 date system, 1904-01-01. */
const dayZero = { 1900: -25_569, 1904: -24_107 } as const;
const millisecondsPerDay = 86_400_000;

/** The first number with 16 digits. Spreadsheet programs keep 15 digits, and replace further ones by zeros. */
const firstRoundedNumber = 1e15;

/** Display format of the number in a cell. */
export type NumberFormat = { kind: 'plain' } | { kind: 'date' } | { kind: 'padded'; digits: number };

/**
 * Reads a number format of a workbook. `code` is the format code, such as 'dd/mm/yyyy'; undefined for built-in formats.
 */
export function readNumberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined)
    return { kind: dateFormatRanges.some(([from, to]) => id >= from && id <= to) ? 'date' : 'plain' };
  if (/^0+$/.test(code)) return { kind: 'padded', digits: code.length };
  // Texts in quotation marks, escaped characters, and colours or conditions in brackets have no date fields.
  const fields = code.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '');
  return { kind: /[dmyhs]/i.test(fields) && !/general/i.test(fields) ? 'date' : 'plain' };
}

function formatDate(value: number, dateSystem: keyof typeof dayZero): string {
  const minutes = Math.round(value * 1440);
  const date = new Date(minutes * 60_000 + dayZero[dateSystem] * millisecondsPerDay);
  if (Number.isNaN(date.valueOf())) return String(value);
  const [day = '', time = ''] = date.toISOString().split('T');
  if (minutes % 1440 === 0) return day;
  return value < 1 ? time.slice(0, 5) : `${day} ${time.slice(0, 5)}`;
}

/**
 * Formats a number in a cell as text: with the leading zeros that its format adds, dates as 2026-06-15, and numbers
 * that have lost digits as 1.2E+16, which is not a valid code. `stored` is the number in the file.
 */
export function formatCellNumber(stored: string, format: NumberFormat, dateSystem: keyof typeof dayZero): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (format.kind === 'date' && value >= 0) return formatDate(value, dateSystem);
  if (Math.abs(value) >= firstRoundedNumber) return value.toExponential().toUpperCase();
  const isPadded = format.kind === 'padded' && Number.isInteger(value) && value >= 0;
  return isPadded ? String(value).padStart(format.digits, '0') : String(value);
}

/** Returns the zero-based column of a cell reference, such as 1 for 'B7'. Undefined if it is no cell reference. */
export function parseColumn(reference: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
