import { expect, it } from 'vitest';

import { checkNumber } from '~/domain/number/checkNumber';
import type { NumberLimits } from '~/domain/number/numberLimits';
import { formatWithUnit } from '~/domain/number/formatNumber';

import { getNumberError, getNumberNotice } from './NumberField.copy';

const lengthLimits: NumberLimits = { min: 10, max: 2000, unit: 'mm' };
const countLimits: NumberLimits = { min: 1, max: 10_000, unit: '', mustBeWhole: true };

function getMessages(text: string, limits: NumberLimits, currentValue: number) {
  const { value = currentValue, problems } = checkNumber(text, limits);
  const [firstProblem] = problems;
  const lastProblem = problems.at(-1);
  return [
    firstProblem && getNumberError(firstProblem, limits),
    lastProblem && getNumberNotice(lastProblem, text.trim(), formatWithUnit(value, limits.unit)),
  ];
}

it.each([
  ['1', lengthLimits, 'At least 10 mm.', 'Set to 10 mm, the minimum.'],
  ['9999', lengthLimits, 'At most 2000 mm.', 'Set to 2000 mm, the maximum.'],
  ['abc', lengthLimits, 'Type a number, such as 12.5.', '“abc” is not a number: back to 62 mm.'],
  ['', lengthLimits, 'Type a number, such as 12.5.', 'Nothing typed: back to 62 mm.'],
  [
    ' 1,000 ',
    lengthLimits,
    'This can be two numbers: write 1000 or 1.0.',
    '“1,000” can be two numbers: back to 62 mm. Write 1000 or 1.0.',
  ],
  ['99999', countLimits, 'At most 10,000.', 'Set to 10,000, the maximum.'],
  ['abc', countLimits, 'Type a number, such as 12.', '“abc” is not a number: back to 62.'],
  ['1200.4', countLimits, 'Type a whole number.', 'Rounded to 1,200: whole numbers only.'],
  ['0.4', countLimits, 'Type a whole number.', 'Set to 1, the minimum.'],
])('typing %j shows the error $2, and leaving the field shows the notice $3', (text, limits, error, notice) => {
  expect(getMessages(text, limits, 62)).toEqual([error, notice]);
});
