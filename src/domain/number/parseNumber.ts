import { toLatinDigits } from './latinDigits';

/** Defines the meaning of a comma in a typed number. */
export type CommaRule =
  /** For amounts of money: a comma is an error, because '1,500' would be ambiguous. */
  | 'rejected'
  /** For lengths and percentages: a comma starts the decimals, as in '12,5'. */
  | 'decimal'
  /** For counts: any separator before three digits groups thousands, as in '1,000' and '1.000'. */
  | 'grouping';

/**
 * Matches an amount: an optional sign, digits, optional decimals after a point or the Arabic decimal separator
 * (U+066B), and an optional exponent. U+2212 is the typographic minus sign.
 */
const amountPattern = /^[-+\u2212]?(\d+([.\u066b]\d*)?|[.\u066b]\d+)(e[-+\u2212]?\d+)?$/i;
const measurePattern = /^[-+]?(\d+[.,\u066b]?\d*|[.,\u066b]\d+)$/;

/** Matches a number whose thousands are separated by commas, points, Arabic separators, apostrophes or spaces. */
const groupedPattern = /^([+-]?[1-9]\d{0,2})((?:[.,\u066b\u066c\s'’]\d{3})+)$/;

/**
 * Matches a number with one comma, followed by exactly three digits: in '1,500', the comma can group thousands or start
 * the decimals. Does not match '0,500', where the comma can only start the decimals.
 */
const ambiguousPattern = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Parses a typed number. `commaRule` defines the meaning of a comma. Returns undefined if the text is not a number or
 * is ambiguous, and Infinity if the number is too large for a double. Accepts Arabic and Persian digits.
 */
export function parseNumber(text: string, commaRule: CommaRule = 'rejected'): number | undefined {
  const normalized = toLatinDigits(text.trim());
  if (commaRule === 'rejected') return amountPattern.test(normalized) ? toNumber(normalized) : undefined;
  if (commaRule === 'decimal' && ambiguousPattern.test(normalized)) return undefined;
  const ungrouped =
    commaRule === 'grouping'
      ? normalized.replace(
          groupedPattern,
          (_, firstGroup: string, otherGroups: string) => firstGroup + otherGroups.replace(/\D/g, ''),
        )
      : normalized;
  return measurePattern.test(ungrouped) ? toNumber(ungrouped) : undefined;
}

/**
 * Returns both numbers that an ambiguous length such as '1,500' can mean: 1500 and 1.5. Undefined if the text is not
 * ambiguous.
 */
export function findBothReadings(text: string): readonly [number, number] | undefined {
  const normalized = toLatinDigits(text.trim());
  return ambiguousPattern.test(normalized)
    ? [Number(normalized.replace(',', '')), Number(normalized.replace(',', '.'))]
    : undefined;
}

/** True if the number in a text has decimals, even if they are zeros: '1,00'. False for grouped thousands: '1,000'. */
export function hasDecimals(text: string): boolean {
  const normalized = toLatinDigits(text.trim());
  return /[.,\u066b]\d/.test(normalized) && !groupedPattern.test(normalized);
}

/** Converts a text that matches `amountPattern` or `measurePattern` to a number. `+ 0` turns -0 into 0. */
const toNumber = (text: string) => Number(text.replace(/[,\u066b]/, '.').replaceAll('\u2212', '-')) + 0;

/** True for numbers up to ±9,007,199,254,740,991. Beyond that, a double cannot represent every whole number. */
export function isSafeNumber(number: number): boolean {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER;
}

/** True if a number has at most two decimals, as amounts of money have. */
export function hasAtMostTwoDecimals(number: number): boolean {
  return Number(number.toFixed(2)) === number;
}

/** Returns `number + step * steps` without floating-point noise: exactly 10.01 for 10 and one step of 0.01. */
export function addSteps(number: number, step: number, steps: number): number {
  return Number((number + step * steps).toFixed(Math.max(countDecimals(number), countDecimals(step)))) + 0;
}

function countDecimals(number: number): number {
  const [mantissa, exponent = 0] = String(number).split('e');
  const decimalCount = mantissa?.split('.')[1]?.length ?? 0;
  // `toFixed` accepts at most 100 decimals.
  return Math.min(100, Math.max(0, decimalCount - Number(exponent)));
}
