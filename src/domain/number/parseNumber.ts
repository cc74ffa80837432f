import { toLatinDigits } from './latinDigits';

/**
 * Meaning of a comma. 'rejected': an amount, in which '1,500' would be ambiguous. 'decimal': a measure such as '12,5'.
 * 'grouping': a count, in which every separator before three digits groups thousands.
 */
export type CommaRule = 'rejected' | 'decimal' | 'grouping';

/** Sign, digits, decimals after a point or the Arabic separator (U+066B), and an exponent. U+2212 is the minus sign. */
const amountPattern = /^[-+\u2212]?(\d+([.\u066b]\d*)?|[.\u066b]\d+)(e[-+\u2212]?\d+)?$/i;
const measurePattern = /^[-+]?(\d+[.,\u066b]?\d*|[.,\u066b]\d+)$/;

/** Groups of three digits with a comma, point, Arabic separator, apostrophe or space between them. */
const groupedPattern = /^([+-]?[1-9]\d{0,2})((?:[.,\u066b\u066c\s'’]\d{3})+)$/;

/** A comma before exactly three digits groups thousands or starts decimals, unless only 0 is before it. */
const ambiguousPattern = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * The typed number, or undefined if the text is not one or could mean two. Reads Arabic and Persian digits. Amounts
 * beyond the largest double are Infinity.
 */
export function parseNumber(text: string, comma: CommaRule = 'rejected'): number | undefined {
  const digits = toLatinDigits(text.trim());
  if (comma === 'rejected') return amountPattern.test(digits) ? toNumber(digits) : undefined;
  if (comma === 'decimal' && ambiguousPattern.test(digits)) return undefined;
  const ungrouped =
    comma === 'grouping'
      ? digits.replace(groupedPattern, (_, first: string, rest: string) => first + rest.replace(/\D/g, ''))
      : digits;
  return measurePattern.test(ungrouped) ? toNumber(ungrouped) : undefined;
}

/** Both readings of a measure such as '1,500': 1500 and 1.5. Undefined if the text has at most one reading. */
export function readingsOf(text: string): readonly [number, number] | undefined {
  const digits = toLatinDigits(text.trim());
  return ambiguousPattern.test(digits)
    ? [Number(digits.replace(',', '')), Number(digits.replace(',', '.'))]
    : undefined;
}

/** True if a text has decimals, zeros included, and no grouped thousands: '1,00', not '1,000'. */
export function hasDecimals(text: string): boolean {
  const digits = toLatinDigits(text.trim());
  return /[.,\u066b]\d+$/.test(digits) && !groupedPattern.test(digits);
}

/** `+ 0` turns -0 into 0. */
const toNumber = (digits: string) => Number(digits.replace(/[,\u066b]/, '.').replaceAll('\u2212', '-')) + 0;

/** True up to 9,007,199,254,740,991, the largest size at which a double holds every whole number. */
export function isSafeNumber(number: number): boolean {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER;
}

/** True for whole hundredths, as amounts of money are. */
export function hasTwoDecimals(number: number): boolean {
  return Number(number.toFixed(2)) === number;
}

/** `number + step * steps` without floating-point noise: 10 and one step of 0.01 make 10.01. */
export function addSteps(number: number, step: number, steps: number): number {
  return Number((number + step * steps).toFixed(Math.max(decimalsOf(number), decimalsOf(step)))) + 0;
}

function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  const { length } = digits.split('.')[1] ?? '';
  // toFixed takes at most 100.
  return Math.min(100, Math.max(0, length - Number(exponent)));
}
