import { expect, it } from 'vitest';

import { compareKeys, diffRows } from './rowOrder';

it.each([
  ['ab', 'ab', 2, '', ''],
  ['abc', 'axc', 1, 'b', 'x'],
  ['abc', 'ab', 2, 'c', ''],
  ['aa', 'a', 1, 'a', ''],
  ['a', 'aa', 1, '', 'a'],
])('finds where %j differs from %j', (before, after, start, removedRows, addedRows) => {
  const difference = diffRows(before.split(''), after.split(''));
  expect(difference).toEqual({ start, removedRows: removedRows.split(''), addedRows: addedRows.split('') });
});

it('compares numbers and texts', () => {
  expect([compareKeys(2, 10), compareKeys('b', 'a'), compareKeys('a', 'a')]).toEqual([-1, 1, 0]);
});
