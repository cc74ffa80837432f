import { formatNumber } from './formatNumber';
import { clamp } from './numberLimits';
import type { NumberLimits } from './numberLimits';
import { hasDecimals, parseNumber, findBothReadings } from './parseNumber';

export type NumberProblem =
  | { kind: 'empty' | 'notANumber' | 'notWhole' | 'belowMin' | 'aboveMax' }
  /** The text can mean two numbers, as '1,500' does. `readings` contains both without ambiguity: '1500' and '1.5'. */
  | { kind: 'ambiguous'; readings: readonly [string, string] };

export type CheckedNumber = {
  /**
   * The parsed number, rounded and clamped to the limits. Undefined if the text is empty, ambiguous or not a number.
   */
  value: number | undefined;
  /** Problems of the text; empty if the text is valid. 'notWhole' comes before 'belowMin' or 'aboveMax'. */
  problems: readonly NumberProblem[];
};

/**
 * Parses a typed length in mm or pt, a percentage or a count, with or without its unit. Rounds to three decimals,
 * because layouts are computed in micrometres.
 */
export function checkNumber(typed: string, limits: NumberLimits): CheckedNumber {
  const text = removeUnit(typed, limits.unit);
  if (text === '') return rejectNumber({ kind: 'empty' });
  const readings = limits.mustBeWhole ? undefined : findBothReadings(text);
  if (readings) {
    const decimalReading = formatNumber(readings[1]);
    return rejectNumber({
      kind: 'ambiguous',
      readings: [String(readings[0]), decimalReading.includes('.') ? decimalReading : `${decimalReading}.0`],
    });
  }
  const typedNumber = parseNumber(text, limits.mustBeWhole ? 'grouping' : 'decimal');
  if (typedNumber === undefined) return rejectNumber({ kind: 'notANumber' });
  const problems: NumberProblem[] = [];
  if (limits.mustBeWhole && hasDecimals(text)) problems.push({ kind: 'notWhole' });
  if (typedNumber < limits.min) problems.push({ kind: 'belowMin' });
  if (typedNumber > limits.max) problems.push({ kind: 'aboveMax' });
  const clamped = clamp(limits.mustBeWhole ? Math.round(typedNumber) : typedNumber, limits);
  return { value: Math.round(clamped * 1000) / 1000, problems };
}

/** Removes the unit at the end of a text, as in '12 mm'. */
function removeUnit(text: string, unit: string | undefined): string {
  const trimmed = text.trim();
  return unit && trimmed.toLowerCase().endsWith(unit.toLowerCase()) ? trimmed.slice(0, -unit.length) : trimmed;
}

const rejectNumber = (problem: NumberProblem): CheckedNumber => ({ value: undefined, problems: [problem] });
