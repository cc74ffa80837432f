import { toLatinDigits } from '../text/latinDigits';

/** Digits with a sign, decimals behind a point or the Arabic separator, and a power of ten, as far as they are there. */
const plainPattern = /^[-+\u2212]?(\d+([.\u066b]\d*)?|[.\u066b]\d+)(e[-+\u2212]?\d+)?$/i;

/**
 * The number that somebody typed, or undefined when it is none. Beyond the largest number it is infinite. A comma is
 * refused, for '1,500' is fifteen hundred to one reader and one and a half to another; so is every other separator
 * between thousands.
 */
export function parseNumber(text: string): number | undefined {
  const digits = toLatinDigits(text.trim());
  if (!plainPattern.test(digits)) return undefined;
  // A minus before a zero would show.
  return Number(digits.replace('\u066b', '.').replaceAll('\u2212', '-')) + 0;
}

/** Whether every digit of a number of that size before the decimal point counts: up to 9,007,199,254,740,991. */
export function isSafeNumber(number: number): boolean {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER;
}

/** Whether a number is one of whole hundredths, as amounts of money are. */
export function hasTwoDecimals(number: number): boolean {
  return Number(number.toFixed(2)) === number;
}

/** The number `steps` steps of `step` from `number`, with no more decimals than the two have: 10 and 0.01 make 10.01. */
export function addSteps(number: number, step: number, steps: number): number {
  return Number((number + step * steps).toFixed(Math.max(decimalsOf(number), decimalsOf(step)))) + 0;
}

function decimalsOf(number: number): number {
  const [digits = '', power = '0'] = String(number).split('e');
  const { length } = digits.split('.')[1] ?? '';
  // More can not be asked for.
  return Math.min(100, Math.max(0, length - Number(power)));
}
