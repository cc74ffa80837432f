import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findPastedTable } from './pastedTable';

const getInterpretation = (text: string) => findPastedTable(text)?.readAs;

describe('text that is a table', () => {
  it.each([
    ['spreadsheet cells', 'code\tname\nA1\tbob\nB2\tcar'],
    ['spreadsheet cells without a header', 'A1\tbob\nB2\tcar\n'],
    ['one row of spreadsheet cells', 'A1\tbob'],
    ['CSV text', 'code,name\r\nA1,bob\r\nB2,car\r\n'],
    ['CSV with semicolons and commas in cells', 'A1;Main Street 5, Dubai\nB2;Road 1, Ajman'],
    ['CSV with vertical bars and commas in cells', 'A1|Main Street 5, Dubai\nB2|Road 1, Ajman'],
    ['addresses with commas', 'A1, Main Street, Dubai\nB2, Al Ain\nC3'],
    ['quoted cells', 'code,name\n"A1","Lee, Ann"\n"B2","two\nlines"'],
    ['a header above columns of codes', 'code,tag\nA1,B2\nC3,D4'],
    ['codes next to plate numbers', '7F3A9C21,D12345\nB04D17E8,D67890'],
    ['row numbers next to codes', '1,A1F0E3B001\n2,A1F0E3B002\n3,A1F0E3B003'],
    ['numbers next to codes of the same length', 'AB12, 1234\nCD34, 5678'],
    ['a header with an empty column', 'code\tname\nA1\t\nB2\t'],
    ['text that declares its separator', 'sep=|\nA1|bob'],
  ])('%s', (_, text) => {
    expect(getInterpretation(text)).toBe('table');
  });

  it.each([
    ['a column with a header', 'code\nA1\nB2', 1],
    ['a column with an unknown header', 'Nummer\n7F3A9C21\nB04D17E8', 1],
    ['a usual header above one code', 'code\nA1', 1],
    ['a usual header above lines of which few have commas', 'code\nA1\nB2\nC3, D4', 1],
    ['an unknown header with a comma', 'Naam,Kode\nA1\nB2\nC3', 1],
    ['a usual header above rows without the last cell', 'code,name\nA1\nB2\nC3', 2],
    ['a declared separator above one column', 'sep=;\nA1\nB2', 1],
    ['three columns', 'a\tb\tcode\n\nx\ty\tA1', 3],
  ])('has the right number of columns: %s', (_, text, columns) => {
    expect(findPastedTable(text)).toMatchObject({ readAs: 'table', columnCount: columns });
  });

  it('is split at the separator of most lines', () => {
    expect(findPastedTable('code;name\nA1,bob\nB2,car\nC3,dan')?.rows.map(({ cells }) => cells)).toEqual([
      ['code;name'],
      ['A1', 'bob'],
      ['B2', 'car'],
      ['C3', 'dan'],
    ]);
  });

  it('is detected by its first lines', () => {
    const codes = Array.from({ length: 250 }, (_, index) => `A${1000 + index}`);
    const words = Array.from({ length: 300 }, () => 'Ajman');
    expect(findPastedTable(['Nummer', ...codes, ...words].join('\n'))).toMatchObject({
      readAs: 'table',
      columnCount: 1,
    });
    expect(findPastedTable([...codes.map((code) => `bob,${code}`), ...words].join('\n'))).toMatchObject({
      columnCount: 2,
    });
  });

  it('keeps its line numbers', () => {
    expect(findPastedTable('sep=;\r\ncode;name\r\n ; \r\nA1;"two\r\nlines"\r\nB2;')?.rows).toEqual([
      { line: 2, cells: ['code', 'name'] },
      { line: 4, cells: ['A1', 'two\nlines'] },
      { line: 6, cells: ['B2', ''] },
    ]);
  });
});

describe('text that may be a table, read as a list by default', () => {
  it.each([
    ['codes separated by commas in several lines', 'A1, B2\nC3, D4'],
    ['a shorter last line', 'AIR-8, AIR-9, AIR-10\nAIR-11, AIR-12'],
    ['a comma in half of the lines', 'A1, B2\nC3'],
    ['codes of any length in lines of any length', 'A1, A1F0E3B0\nB2\nC3, A1F0E3B1'],
    ['lengths that vary within each column', 'AIR1, AIR10, AIR100\nAIR10000, AIR20, AIR200'],
    ['a column that is mostly empty', 'A1\tB2\nC3\t\nD4\t'],
    ['an empty column between codes', 'A1\t\tB2\nC3\t\tD4'],
    ['an invalid code', 'A1, B2, C3\nD4, Ä5, F6'],
    ['a block of cells with codes only', '7F3A9C21\tB04D17E8\n2C9E55A0\tA1F0E3B0'],
    ['a row of cells with codes only', 'A1\tB2\tC3'],
  ])('%s', (_, text) => {
    expect(getInterpretation(text)).toBe('list');
  });
});

describe('text that is a list', () => {
  it.each([
    ['nothing', ' \n '],
    ['one code per line', 'A1\nB2\nC3'],
    ['all codes in one line', 'A1, B2, C3'],
    ['one line of words', 'ALPHA, BRAVO'],
    ['one line with semicolons', 'A1;bob'],
    ['codes separated by spaces', 'A1 B2\nC3 D4'],
    ['a comma at the end of each line', 'A1,\nB2, \nC3,'],
    ['a usual header alone', 'code'],
    ['a word above a code and a word', 'Nummer\n7F3A9C21\nAjman'],
    ['a few commas', 'A1\nA2\nA3\nB2, C3'],
    ['a first code without a digit, as long as the others', 'ABCDEFAB\n7F3A9C21\nB04D17E8'],
    ['two lines, the first without a digit', 'ABC\nA1'],
    ['words', 'ALPHA\nBRAVO'],
    ['URLs', 'https://tag.example.com/t/A1\nhttps://tag.example.com/t/B2'],
  ])('%s', (_, text) => {
    expect(findPastedTable(text)).toBeUndefined();
  });

  it('with any codes of one length, one per line', () => {
    const anyCode = fc.stringMatching(/^[0-9A-F]{8}$/);
    fc.assert(
      fc.property(fc.array(anyCode, { minLength: 1, maxLength: 30 }), (codes) => {
        expect(findPastedTable(codes.join('\n'))).toBeUndefined();
      }),
    );
  });
});

it('reads codes with names as a table for every separator', () => {
  const anyCode = fc.stringMatching(/^[A-F][0-9]{7}$/);
  const anyName = fc.stringMatching(/^[a-z]{1,9}$/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyCode, anyName), { minLength: 2, maxLength: 20 }),
      fc.constantFrom('\t', ';', '|', ','),
      fc.boolean(),
      (rows, separator, isReversed) => {
        const text = rows.map((cells) => (isReversed ? cells.toReversed() : cells).join(separator)).join('\n');
        expect(findPastedTable(text)).toMatchObject({ readAs: 'table', columnCount: 2 });
      },
    ),
  );
});
