import { formatNumber } from './formatNumber';
import { clamp } from './numberLimits';
import type { NumberLimits } from './numberLimits';
import { hasDecimals, parseNumber, readingsOf } from './parseNumber';

export type NumberProblem =
  | { kind: 'empty' | 'notANumber' | 'notWhole' | 'belowMin' | 'aboveMax' }
  /** Both readings, each typed so that it cannot be misread. */
  | { kind: 'ambiguous'; readings: readonly [string, string] };

export type CheckedNumber = {
  /** The number, rounded and clamped to the limits; undefined if none can be read. */
  value: number | undefined;
  /** Empty if the text can be used as typed. A limit comes after 'notWhole'. */
  problems: readonly NumberProblem[];
};

/** Reads a typed measure or count. Values are rounded to the micrometre, the unit of layouts. */
export function checkNumber(text: string, limits: NumberLimits): CheckedNumber {
  if (text.trim() === '') return unreadable({ kind: 'empty' });
  const readings = limits.whole ? undefined : readingsOf(text);
  if (readings) {
    const decimal = formatNumber(readings[1]);
    return unreadable({
      kind: 'ambiguous',
      readings: [String(readings[0]), decimal.includes('.') ? decimal : `${decimal}.0`],
    });
  }
  const typed = parseNumber(text, limits.whole ? 'grouping' : 'decimal');
  if (typed === undefined) return unreadable({ kind: 'notANumber' });
  const problems: NumberProblem[] = [];
  if (limits.whole && hasDecimals(text)) problems.push({ kind: 'notWhole' });
  if (typed < limits.min) problems.push({ kind: 'belowMin' });
  if (typed > limits.max) problems.push({ kind: 'aboveMax' });
  const clamped = clamp(limits.whole ? Math.round(typed) : typed, limits);
  return { value: Math.round(clamped * 1000) / 1000, problems };
}

const unreadable = (problem: NumberProblem): CheckedNumber => ({ value: undefined, problems: [problem] });
