import type { RunCode } from './codeList';
import { maxCodeTextLength, readCode } from './codeText';
import { maxCodes } from '../settings/limits';

/** A numbered series: `prefix` and a number of `digits` digits, starting at `start`. */
export type Series = { prefix: string; start: number; count: number; digits: number };

export const defaultSeries: Series = { prefix: 'A', start: 1, count: 100, digits: 4 };

export type SeriesProblem =
  /** The last number needs `needed` digits. */
  | { reason: 'too-few-digits'; needed: number }
  /** The codes would have `length` characters. */
  | { reason: 'too-long'; length: number; max: number }
  | { reason: 'prefix' }
  | { reason: 'too-many'; max: number }
  | { reason: 'not-whole' };

export type SeriesResult = { ok: true; codes: readonly RunCode[] } | ({ ok: false } & SeriesProblem);

const isWhole = (value: number, min: number) => Number.isSafeInteger(value) && value >= min;

/** The codes of a series, with zero-padded numbers, or the problem with its settings. */
export function makeSeries(series: Series, max: number = maxCodes): SeriesResult {
  const { start, count, digits } = series;
  const last = start + count - 1;
  if (!isWhole(start, 0) || !isWhole(count, 1) || !isWhole(digits, 1) || !Number.isSafeInteger(last)) {
    return { ok: false, reason: 'not-whole' };
  }
  if (count > max) return { ok: false, reason: 'too-many', max };
  const prefix = series.prefix.trim().toUpperCase();
  const length = prefix.length + digits;
  if (length > maxCodeTextLength) return { ok: false, reason: 'too-long', length, max: maxCodeTextLength };
  // Checked with a digit, because a prefix may end in a separator.
  const read = readCode(`${prefix}0`);
  if (!read.ok || read.code !== `${prefix}0`) return { ok: false, reason: 'prefix' };
  const needed = String(last).length;
  if (needed > digits) return { ok: false, reason: 'too-few-digits', needed };
  const codes = Array.from({ length: count }, (_, index) => ({
    code: `${prefix}${String(start + index).padStart(digits, '0')}`,
    number: index + 1,
  }));
  return { ok: true, codes };
}
