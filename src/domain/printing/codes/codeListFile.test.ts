import { expect, it } from 'vitest';

import { numberRows } from './codeList';
import { checkCodeListFileSize } from './codeListFile';

it.each([
  [0, { reason: 'empty' }],
  [5 * 1024 * 1024, undefined],
  [20 * 1024 * 1024, { reason: 'too-large', bytes: 20 * 1024 * 1024 }],
])('checks the size of a file of %i bytes', (bytes, error) => {
  expect(checkCodeListFileSize(bytes)).toEqual(error);
});

it('counts empty lines and the line breaks in cells when it numbers rows', () => {
  expect(numberRows([['a', 'b\nc'], [''], ['d']]).map(({ line }) => line)).toEqual([1, 3, 4]);
});
