import { toLatinDigits } from './latinDigits';

/** Digits with at most two decimals behind a point, a comma or the Arabic separator, and a minus of either kind. */
const amountPattern = /^[-\u2212]?(\d+([.,\u066b]\d{0,2})?|[.,\u066b]\d{1,2})$/;

const wholePattern = /^[-\u2212]?\d+$/;

/**
 * The amount of money that somebody typed, or undefined when it is none. Three digits after a separator are refused, for
 * '1,500' is fifteen hundred to one reader and one and a half to another; so is everything that does not fit hundredths.
 */
export function readAmount(text: string): number | undefined {
  return read(text, amountPattern, (amount) => Number.isSafeInteger(Math.round(amount * 100)));
}

/** The whole number that somebody typed, without separators, or undefined when it is none. */
export function readWholeNumber(text: string): number | undefined {
  return read(text, wholePattern, Number.isSafeInteger);
}

function read(text: string, pattern: RegExp, fits: (number: number) => boolean): number | undefined {
  const digits = toLatinDigits(text.trim());
  if (!pattern.test(digits)) return undefined;
  const number = Number(digits.replace(/[,\u066b]/, '.').replace('\u2212', '-'));
  // A minus before a zero would show.
  return fits(number) ? number + 0 : undefined;
}
