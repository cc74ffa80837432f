import { formatNumber } from './formatNumber';
import { clamp } from './numberLimits';
import type { NumberLimits } from './numberLimits';
import { hasDecimals, parseNumber, readingsOf } from './parseNumber';

export type NumberProblem =
  | { kind: 'empty' | 'notANumber' | 'notWhole' | 'belowMin' | 'aboveMax' }
  /**
   * The text has two readings, such as '1,500'. Each is given in a form that has only one reading: '1500' and '1.5'.
   */
  | { kind: 'ambiguous'; readings: readonly [string, string] };

export type CheckedNumber = {
  /** The number, rounded and clamped to the limits. Undefined if the text is no number or is ambiguous. */
  value: number | undefined;
  /** Problems of the text; empty if it can be used as typed. 'notWhole' comes before 'belowMin' or 'aboveMax'. */
  problems: readonly NumberProblem[];
};

/**
 * Reads a length in mm, a percentage or a count as typed. Rounds to three decimals: layouts are computed in
 * micrometres.
 */
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
