import type { NumberProblem } from '~/domain/number/checkNumber';
import type { NumberLimits } from '~/domain/number/numberLimits';
import { truncate, formatWithUnit } from '~/domain/number/formatNumber';

/** Returns the error that is shown while the user types. */
export function getNumberError(problem: NumberProblem, { min, max, unit, mustBeWhole }: NumberLimits): string {
  switch (problem.kind) {
    case 'ambiguous':
      return `This can be two numbers: write ${problem.readings.join(' or ')}.`;
    case 'empty':
    case 'notANumber':
      return `Type a number, such as ${mustBeWhole ? '12' : '12.5'}.`;
    case 'notWhole':
      return 'Type a whole number.';
    case 'belowMin':
      return `At least ${formatWithUnit(min, unit)}.`;
    case 'aboveMax':
      return `At most ${formatWithUnit(max, unit)}.`;
  }
}

/** Returns the notice that is shown on blur, when `formattedValue` has replaced the typed `text`. */
export function getNumberNotice(problem: NumberProblem, text: string, formattedValue: string): string {
  switch (problem.kind) {
    case 'ambiguous':
      return `“${text}” can be two numbers: back to ${formattedValue}. Write ${problem.readings.join(' or ')}.`;
    case 'empty':
      return `Nothing typed: back to ${formattedValue}.`;
    case 'notANumber':
      return `“${truncate(text)}” is not a number: back to ${formattedValue}.`;
    case 'notWhole':
      return `Rounded to ${formattedValue}: whole numbers only.`;
    case 'belowMin':
      return `Set to ${formattedValue}, the minimum.`;
    case 'aboveMax':
      return `Set to ${formattedValue}, the maximum.`;
  }
}
