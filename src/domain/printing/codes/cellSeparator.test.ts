import { expect, it } from 'vitest';

import { findCellSeparator } from './cellSeparator';

it.each([
  ['gives most rows the same number of cells, at least two', 'A1;bob\nB2;car;x\nC3;dan, Dubai\nD4', ';'],
  ['keeps codes whole', 'A1,Road 1; Dubai\nB2,Road 2; Ajman', ','],
  ['gives most rows a code', 'A1;"Road, 12\nDubai, UAE"\nB2;"Road, 15\nAjman, UAE"', ';'],
  ['is a comma if the text has none', 'A1\nB2', ','],
])('the separator %s', (_, text, separator) => {
  expect(findCellSeparator(text)).toBe(separator);
});
