import { expect, it } from 'vitest';

import { parseColumnIndex, formatCellNumber, readNumberFormat } from './spreadsheetCells';

it.each([
  [0, undefined, 'plain'],
  [14, undefined, 'date'],
  [22, undefined, 'date'],
  [47, undefined, 'date'],
  [49, undefined, 'plain'],
  [164, 'dd/mm/yyyy', 'date'],
  [164, '[h]:mm', 'date'],
  [164, '[mm]', 'date'],
  [164, '[$-409]d mmm', 'date'],
  [164, '[Red]0.00', 'plain'],
  [164, '#0" days"', 'plain'],
  [164, '#0\\d', 'plain'],
  [164, '"2000"', 'plain'],
  [164, 'General', 'plain'],
  [164, '00000', 'padded'],
])('reads the number format with the id %d and the code %j as %s', (id, code, kind) => {
  expect(readNumberFormat(id, code).kind).toBe(kind);
});

it.each([
  ['123', 'plain', '123'],
  ['1.23E+5', 'plain', '123000'],
  ['0.1', 'plain', '0.1'],
  ['999999999999999', 'plain', '999999999999999'],
  ['1.2345678901234568E+16', 'plain', '1.2345678901234568E+16'],
  ['1000000000000000', 'plain', '1E+15'],
  ['1234567890123456', 'plain', '1.234567890123456E+15'],
  ['46188', 'date', '2026-06-15'],
  ['46188.5', 'date', '2026-06-15 12:00'],
  ['46187.999999999', 'date', '2026-06-15'],
  ['0.25', 'date', '06:00'],
  ['0', 'date', '00:00'],
  ['1', 'date', '1899-12-31'],
  ['-1', 'date', '-1'],
  ['1e300', 'date', '1e+300'],
  ['x', 'plain', 'x'],
  ['', 'plain', ''],
  [' ', 'plain', ' '],
] as const)('the number %j as %s is shown as %j', (storedNumber, kind, text) => {
  expect(formatCellNumber(storedNumber, { kind }, 1900)).toBe(text);
});

it.each([
  ['12', '"TAG-"0000', 'TAG-0012'],
  ['12', '\\T\\-0000', 'T-0012'],
  ['123456', '0000\\-0000', '0012-3456'],
  ['1234567890', '"AIR "000-000 \\x', 'AIR 1234567-890 x'],
  ['123', '[$-409]00000', '00123'],
  ['123', '[$AED-409] 0000', 'AED 0123'],
  ['123', '0000;-0000', '123'],
])('shows %s with the format %j as %j, like Excel', (storedNumber, code, text) => {
  expect(formatCellNumber(storedNumber, readNumberFormat(164, code), 1900)).toBe(text);
});

it('shows the leading zeros of a format', () => {
  const format = readNumberFormat(164, '00000');
  expect(['123', '0', '1234567', '1.5', '-2'].map((stored) => formatCellNumber(stored, format, 1900))).toEqual([
    '00123',
    '00000',
    '1234567',
    '1.5',
    '-2',
  ]);
});

it('reads dates of the 1904 date system', () => {
  expect(formatCellNumber('44726', { kind: 'date' }, 1904)).toBe('2026-06-15');
});

it('returns the zero-based column of a cell reference', () => {
  expect(['A1', 'Z9', 'AA10', 'XFD1048576', 'A', '', 'a1', 'ABCD1', 'A1:B2'].map(parseColumnIndex)).toEqual([
    0,
    25,
    26,
    16383,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
