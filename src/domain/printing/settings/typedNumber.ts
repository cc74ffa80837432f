import { formatCount } from '../../number/amounts';
import { toLatinDigits } from '../../text/latinDigits';
import { clamp } from './limits';
import type { Limits } from './limits';

/** To the micrometre, the unit that layouts count in. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Groups of three digits, as thousands are written: with commas, points, Arabic signs or spaces between them. */
const thousands = /^([+-]?[1-9]\d{0,2})((?:[.,\u066b\u066c\s'’]\d{3})+)$/;

/** A comma before exactly three digits parts thousands to one reader and fractions to another, unless 0 is before it. */
const ambiguous = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** Both numbers that a text may mean, as each is typed beyond doubt; undefined where it means one or none. */
function bothMeanings(text: string, { whole }: Pick<Limits, 'whole'>): string | undefined {
  const digits = toLatinDigits(text.trim());
  if (whole || !ambiguous.test(digits)) return undefined;
  const fraction = formatNumber(Number(digits.replace(',', '.')));
  return `${Number(digits.replace(',', ''))} or ${fraction.includes('.') ? fraction : `${fraction}.0`}`;
}

/**
 * The number that a person typed, or undefined when it is none. Where fractions are allowed, a comma and the Arabic
 * separator are decimal points, as in '12,5'; '1,500' and a number with two separators are refused rather than guessed
 * at. With `whole`, separators before three digits part thousands, and '1,500' is fifteen hundred.
 */
export function parseTypedNumber(text: string, whole = false): number | undefined {
  const digits = toLatinDigits(text.trim());
  if (!whole && ambiguous.test(digits)) return undefined;
  const joined = whole
    ? digits.replace(thousands, (_, first: string, rest: string) => first + rest.replace(/\D/g, ''))
    : digits;
  const plain = joined.replace(/[,\u066b]/g, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Whether a text says a fraction, be it of zeros: '1,00' may become '1,000' with the next key. */
const hasFraction = (text: string) =>
  /[.,\u066b]\d+$/.test(toLatinDigits(text.trim())) && !thousands.test(toLatinDigits(text.trim()));

/** `value` as it stands in a field: as it is used, to the micrometre; with fewer `decimals` where it is only read. */
export function formatNumber(value: number, decimals = 3): string {
  return String(Math.round(value * 10 ** decimals) / 10 ** decimals);
}

/** `value` with its unit: '15 mm', '18 %'. What has none is a count, and grouped as all counts are: '1,200'. */
export function withUnit(value: number, unit: Limits['unit'], decimals = 3): string {
  return unit === '' ? formatCount(value) : `${formatNumber(value, decimals)} ${unit}`;
}

/** What is wrong with a text while it is typed, or undefined when it can be used as it stands. */
export function complain(text: string, limits: Limits): string | undefined {
  const meanings = bothMeanings(text, limits);
  if (meanings !== undefined) return `This can be two numbers: write ${meanings}.`;
  const value = parseTypedNumber(text, limits.whole);
  if (value === undefined) return `Type a number, such as ${limits.whole ? '12' : '12.5'}.`;
  if (limits.whole && hasFraction(text)) return 'Type a whole number.';
  if (value < limits.min) return `At least ${withUnit(limits.min, limits.unit)}.`;
  if (value > limits.max) return `At most ${withUnit(limits.max, limits.unit)}.`;
  return undefined;
}

/** The value of a text that can be used while it is typed, else undefined. */
export function usableNumber(text: string, limits: Limits): number | undefined {
  const value = parseTypedNumber(text, limits.whole);
  return value === undefined || complain(text, limits) ? undefined : rounded(value);
}

export type Settled = {
  value: number;
  /** What was changed and why; undefined when the text stood as typed. */
  message?: string;
};

/** The value that a field takes when it is left with `text` in it; `current` is the last that could be used. */
export function settle(text: string, limits: Limits, current: number): Settled {
  const typed = parseTypedNumber(text, limits.whole);
  const meanings = bothMeanings(text, limits);
  if (meanings !== undefined) {
    const back = `“${text.trim()}” can be two numbers: back to ${withUnit(current, limits.unit)}.`;
    return { value: current, message: `${back} Write ${meanings}.` };
  }
  if (typed === undefined) {
    const what = text.trim() === '' ? 'Nothing typed' : `“${shortened(text.trim())}” is not a number`;
    return { value: current, message: `${what}: back to ${withUnit(current, limits.unit)}.` };
  }
  const whole = limits.whole ? Math.round(typed) : typed;
  const value = rounded(clamp(whole, limits));
  const shown = withUnit(value, limits.unit);
  if (value > typed && typed < limits.min) return { value, message: `Raised to ${shown}, the least.` };
  if (value < typed && typed > limits.max) {
    return { value, message: limits.tooMuch ?? `Lowered to ${shown}, the most.` };
  }
  const asTyped = limits.whole ? !hasFraction(text) : true;
  return asTyped ? { value } : { value, message: `Rounded to ${shown}: whole numbers only.` };
}

/** As much of a text as a message under a field has room for. */
export function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
