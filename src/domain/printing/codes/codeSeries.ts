import type { RunCode } from './codeList';
import { maxCodeTextLength, readCode } from './codeText';
import { maxCodes } from '../settings/limits';

/** Settings of a series. Each code consists of `prefix` and a zero-padded number with `digits` digits. */
export type Series = {
  prefix: string;
  /** The first number of the series. */
  start: number;
  /** Number of codes in the series. */
  count: number;
  digits: number;
};

export const defaultSeries: Series = { prefix: 'A', start: 1, count: 100, digits: 4 };

/** Reason why the settings of a series are invalid. */
export type SeriesProblem =
  /** The last number needs `needed` digits. */
  | { reason: 'too-few-digits'; needed: number }
  /** The codes would have `length` characters, which is more than `max`. */
  | { reason: 'too-long'; length: number; max: number }
  /** The prefix contains characters that are not allowed in codes. */
  | { reason: 'prefix' }
  /** The series has more than `max` codes. */
  | { reason: 'too-many'; max: number }
  /** `start`, `count`, `digits` or the last number is not a whole number, or is out of range. */
  | { reason: 'not-whole' };

export type SeriesResult = { ok: true; codes: readonly RunCode[] } | ({ ok: false } & SeriesProblem);

const isWhole = (value: number, min: number) => Number.isSafeInteger(value) && value >= min;

/** Returns the codes of a series, or the problem with its settings. */
export function makeSeries(series: Series, max: number = maxCodes): SeriesResult {
  const { start, count, digits } = series;
  const lastNumber = start + count - 1;
  if (!isWhole(start, 0) || !isWhole(count, 1) || !isWhole(digits, 1) || !Number.isSafeInteger(lastNumber)) {
    return { ok: false, reason: 'not-whole' };
  }
  if (count > max) return { ok: false, reason: 'too-many', max };
  const prefix = series.prefix.trim().toUpperCase();
  const length = prefix.length + digits;
  if (length > maxCodeTextLength) return { ok: false, reason: 'too-long', length, max: maxCodeTextLength };
  // A digit is appended for the check, because a prefix can end with a separator such as '-', but a code cannot.
  const readResult = readCode(`${prefix}0`);
  if (!readResult.ok || readResult.code !== `${prefix}0`) return { ok: false, reason: 'prefix' };
  const needed = String(lastNumber).length;
  if (needed > digits) return { ok: false, reason: 'too-few-digits', needed };
  const codes = Array.from({ length: count }, (_, index) => ({
    code: `${prefix}${String(start + index).padStart(digits, '0')}`,
    number: index + 1,
  }));
  return { ok: true, codes };
}
