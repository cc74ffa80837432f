import type { LineProblem } from '~/domain/printing/codes/codeList';
import { maxCodeTextLength } from '~/domain/printing/codes/codeText';
import { truncate } from '~/domain/number/formatNumber';
import { formatCount } from '~/domain/number/amounts';

/** Matches the errors of formulas in spreadsheets, such as #N/A. */
const formulaErrorPattern = /^#(?:N\/A|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

/** Matches numbers that a spreadsheet has rounded, such as 1.23457E+16. Their last digits are lost. */
const roundedNumberPattern = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** Returns the text for a problem in a list of codes. It is shown after the number of the line with the problem. */
function formatProblem(problem: LineProblem): string {
  switch (problem.reason) {
    case 'empty':
      return 'no code';
    case 'letters':
      if (formulaErrorPattern.test(problem.text)) return `the formula has the error ${problem.text}`;
      if (roundedNumberPattern.test(problem.text))
        return `“${truncate(problem.text)}” is a rounded number. Format the column as text and enter it again`;
      return `“${truncate(problem.text)}” has characters that codes can't have`;
    case 'too-long':
      return `“${truncate(problem.text)}” is longer than ${maxCodeTextLength} characters`;
    case 'duplicate':
      return `“${truncate(problem.text)}” is already in line ${formatCount(problem.earlierLine)}`;
    case 'too-many':
      return `over the limit of ${formatCount(problem.max)} codes`;
  }
}

export const lineProblemsCopy = {
  printable: (printableCount: number, totalCount: number, unit: 'lines' | 'codes') =>
    `${formatCount(printableCount)} of ${formatCount(totalCount)} ${unit} can be printed`,
  count: (codeCount: number) => `${formatCount(codeCount)} ${codeCount === 1 ? 'code' : 'codes'}`,
  line: (line: number) => `Line ${formatCount(line)}`,
  problemText: formatProblem,
  more: (count: number) => `and ${formatCount(count)} more`,
  skipped: 'These are skipped. The rest will print.',
  nonePrintable: 'Fix these lines to print.',
} as const;
