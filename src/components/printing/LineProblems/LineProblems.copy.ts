import type { LineProblem } from '~/domain/printing/codes/codeList';
import { maxCodeTextLength } from '~/domain/printing/codes/codeText';
import { truncate } from '~/domain/number/formatNumber';
import { formatCount } from '~/domain/number/amounts';

/** Problem of a line, shown after its number. */
function problemText(problem: LineProblem): string {
  switch (problem.reason) {
    case 'empty':
      return 'no code';
    case 'letters':
      return `“${truncate(problem.text)}” has letters or signs that no code has`;
    case 'too-long':
      return `“${truncate(problem.text)}” is longer than ${maxCodeTextLength} characters`;
    case 'duplicate':
      return `“${truncate(problem.text)}” is in line ${formatCount(problem.of)} already`;
    case 'too-many':
      return `beyond the ${formatCount(problem.max)} codes that a list takes`;
  }
}

export const lineProblemsCopy = {
  of: (printed: number, all: number, unit: 'lines' | 'codes') =>
    `${formatCount(printed)} of ${formatCount(all)} ${unit} can be printed`,
  all: (printed: number) => `${formatCount(printed)} ${printed === 1 ? 'code' : 'codes'}`,
  line: (line: number) => `Line ${formatCount(line)}`,
  problemText,
  more: (count: number) => `and ${formatCount(count)} more`,
  leftOut: 'These are left out; the others are printed.',
  noneGood: 'Nothing can be printed yet.',
} as const;
