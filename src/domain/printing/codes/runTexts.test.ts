import { expect, it } from 'vitest';

import {
  listRunCharacters,
  fillRunTexts,
  findUnknownPlaceholders,
  addColumnValues,
  listPlaceholderNames,
  canHaveEmptyPlaceholders,
} from './runTexts';
import { defaultTagSourceSettings, readTagSource } from './tagSource';

const readPasted = (text: string) =>
  readTagSource({ ...defaultTagSourceSettings, source: 'list', list: { from: 'text', text } }, []);

const ownerList = readPasted(
  'Hexacode\tOwner\tFlat\nAIR-01\t Ann \t7\n\nAIR-02\t\t9\nAIR-01\tDuplicate\t0\nAIR-03\tBob',
);
const codes = ownerList.source === 'list' ? ownerList.codes : [];
const fillForEachCode = (text: string, fallback = '') =>
  fillRunTexts([{ text, fallback }], codes, ownerList).map(([line]) => line);

it('fills in the cells of the row of each code', () => {
  expect(fillForEachCode('Flat {Flat}: {Owner}', '–')).toEqual(['Flat 7: Ann', 'Flat 9: –', 'Flat –: Bob']);
  expect(fillForEachCode('{Plate}', '–')).toEqual(['–', '–', '–']);
  expect(fillForEachCode('{ owner }, {CODE}, {Number}')).toEqual(['Ann, AIR-01, 1', ', AIR-02, 2', 'Bob, AIR-03, 3']);
  const lines = ['Scan me', '{Owner}'].map((text) => ({ text, fallback: '–' }));
  expect(fillRunTexts(lines, codes.slice(0, 1), ownerList)).toEqual([['Scan me', 'Ann']]);
  // A sample code is shown while the list has no codes.
  expect(fillRunTexts(lines, [{ code: 'A1', number: 1 }], ownerList)).toEqual([['Scan me', '–']]);
});

it('prints texts without placeholders, and other braces, as they are', () => {
  expect(fillForEachCode(' Scan me {} { ')).toEqual(['Scan me {} {', 'Scan me {} {', 'Scan me {} {']);
  expect(fillForEachCode('')).toEqual(['', '', '']);
});

it('replaces line breaks by spaces, and composes accents', () => {
  const tags = readPasted('Code,Owner\nA1,"Ann\n\nLee"\nA2,Zoe\u0308');
  const lines = fillRunTexts([{ text: '{Owner}', fallback: '' }], tags.source === 'list' ? tags.codes : [], tags);
  expect(lines).toEqual([['Ann Lee'], ['Zoë']]);
});

it('names columns by their headings, by their position without one, and by a number if a heading occurs again', () => {
  expect(listPlaceholderNames(ownerList)).toEqual(['Code', 'Number', 'Hexacode', 'Owner', 'Flat']);
  expect(listPlaceholderNames(readPasted('Code\tName\t\tName\t{A}\tName\nA1\tx\ty\tz\tw\tv'))).toEqual([
    'Number',
    'Code',
    'Name',
    'Column 3',
    'Name 2',
    'A',
    'Name 3',
  ]);
  for (const tags of [{ source: 'sample' }, { source: 'reprint', codes: [] }, readPasted('A1\nB2')] as const)
    expect(listPlaceholderNames(tags)).toEqual(['Code', 'Number']);
});

it('names a column whose heading has line breaks in one line, as it can be typed', () => {
  const tags = readPasted('Code,"Owner\n name"\nA1,Ann');
  expect(listPlaceholderNames(tags)).toEqual(['Number', 'Code', 'Owner name']);
  const typedText = '{Owner name}, {owner  NAME}';
  expect(findUnknownPlaceholders(typedText, tags)).toEqual([]);
  const lines = fillRunTexts([{ text: typedText, fallback: '' }], [{ code: 'A1', number: 1, line: 3 }], tags);
  expect(lines).toEqual([['Ann, Ann']]);
  const reprint = { source: 'reprint', codes: [{ code: 'A1', number: 1, values: { 'Owner\nname': 'Ann' } }] } as const;
  expect(listPlaceholderNames(reprint)).toEqual(['Code', 'Number', 'Owner name']);
});

it('finds placeholders that the source does not provide, and texts whose placeholders can be empty', () => {
  expect(findUnknownPlaceholders('{Owner} {Plate} {Plate} {Code}', ownerList)).toEqual(['Plate']);
  expect(findUnknownPlaceholders('{Owner}', { source: 'sample' })).toEqual(['Owner']);
  expect([
    canHaveEmptyPlaceholders('{Code}', ownerList),
    canHaveEmptyPlaceholders('{flat}', ownerList),
    canHaveEmptyPlaceholders('Flat', ownerList),
    canHaveEmptyPlaceholders('{Code}', readPasted('Code,Owner\nA1,Ann')),
  ]).toEqual([false, true, false, true]);
});

it('keeps the values of used columns with the codes, for a reprint without the list', () => {
  const lines = [{ text: '{Code}: {owner}', fallback: '' }];
  const codesWithValues = addColumnValues(lines, codes, ownerList);
  expect(codesWithValues.map(({ values }) => values)).toEqual([{ Owner: 'Ann' }, { Owner: '' }, { Owner: 'Bob' }]);
  const reprint = { source: 'reprint', codes: codesWithValues } as const;
  expect(fillRunTexts(lines, codesWithValues, reprint)).toEqual(fillRunTexts(lines, codes, ownerList));
  expect(listPlaceholderNames(reprint)).toEqual(['Code', 'Number', 'Owner']);
  expect(findUnknownPlaceholders('{Flat} {Owner}', reprint)).toEqual(['Flat']);
  expect(addColumnValues(lines, codesWithValues, reprint)).toBe(codesWithValues);
  expect(addColumnValues([{ text: '{Number}' }], codes, ownerList)).toBe(codes);
});

it('lists the distinct characters of each text line, with its font', () => {
  const lines = [
    { font: 'figtree', weight: 'bold' },
    { font: 'bricolage', weight: 'regular' },
  ] as const;
  expect(
    listRunCharacters(lines, [
      ['Anna', '1'],
      ['Ana 😀', ''],
    ]),
  ).toEqual([
    { text: 'Ana 😀', font: 'figtree', weight: 'bold' },
    { text: '1', font: 'bricolage', weight: 'regular' },
  ]);
});
