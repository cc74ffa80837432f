import { expect, it } from 'vitest';

import { readNamedEntries } from './readNamedEntries';
import { checkName, findByName, makeNameUnique } from './uniqueNames';

it('ignores case, and spaces around a name', () => {
  const entries = [{ name: ' Roll' }];
  expect(findByName(entries, 'ROLL ')).toBe(entries[0]);
  expect(checkName('Rolls ', 5, entries)).toBeUndefined();
});

it.each([
  ['Collar', 'Collar (2)'],
  ['Long collar', 'Long c (2)'],
  ['Short collar', 'Short (2)'],
])('shortens %j so that it has at most 10 characters with its number', (name, uniqueName) => {
  expect(makeNameUnique(name, 10, [{ name }])).toBe(uniqueName);
});

it('reads no entries from a value that is not a list', () => {
  const limits = { maxEntries: 1, maxNameLength: 10 };
  expect(readNamedEntries({}, () => ({ name: 'Roll' }), limits)).toEqual({ entries: [], skippedEntries: [] });
});
