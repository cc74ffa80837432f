import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  parseBoolean,
  listOf,
  nullable,
  numberWithin,
  objectOf,
  oneOf,
  textWithin,
  trimmedTextUpTo,
  wholeNumberWithin,
  withDefault,
} from './parsers';

const range = { min: 1, max: 3 };

it.each([
  ['booleans', parseBoolean, [true, false], [0, 'true', null, undefined]],
  ['numbers', numberWithin(range), [1, 2.5, 3], [0.9, 3.1, NaN, Infinity, '2', null]],
  ['whole numbers', wholeNumberWithin(range), [1, 3], [2.5, 0, 4, NaN, '2']],
  ['texts', textWithin(range), ['a', ' b '], ['', 'abcd', 7, undefined]],
  ['choices', oneOf(['a', 7]), ['a', 7], ['b', '7', 8, undefined]],
  ['values or null', nullable(oneOf(['a'])), ['a', null], ['b', undefined]],
  ['lists', listOf(parseBoolean, 2), [[], [true, false]], [[true, 7], [true, true, true], {}, 'ab']],
] as const)('parses %s', (_, parse, validValues, invalidValues) => {
  expect(validValues.map((value) => parse(value))).toEqual(validValues);
  expect(invalidValues.filter((value) => parse(value) !== undefined)).toEqual([]);
});

it('trims a text, and rejects one that is then empty or too long', () => {
  const parse = trimmedTextUpTo(3);
  expect([' abc ', '  ', 'abcd', 7].map(parse)).toEqual(['abc', undefined, undefined, undefined]);
});

const parseLabel = objectOf({ name: textWithin(range), size: withDefault(numberWithin(range), 2) });

it('parses objects, drops unknown fields and orders the keys', () => {
  expect(JSON.stringify(parseLabel({ other: 7, size: 1, name: 'a' }))).toBe('{"name":"a","size":1}');
  expect(parseLabel({ name: 'a' })).toEqual({ name: 'a', size: 2 });
  expect([{ name: 'a', size: 4 }, { size: 1 }, [], null, 'a'].filter(parseLabel)).toEqual([]);
});

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => void listOf(parseLabel, 5)([value, { name: value, size: value }])));
});
