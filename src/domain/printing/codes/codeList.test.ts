import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readColumn, readPastedCodes, readTable } from './codeList';
import { findCodeColumn } from './codeColumn';
import { maxCodeTextLength, readCode } from './codeText';

describe('a code', () => {
  it.each([
    [' a1f0e3b001 ', 'A1F0E3B001'],
    ['A1F0 E3B0 01', 'A1F0E3B001'],
    ['\ufeffa1', 'A1'],
    ['٠١٢٣', '0123'],
    ['https://tag.example.com/t/A1F0E3B001', 'A1F0E3B001'],
    ['HTTPS://x.example/base/t/a1f0e3b001/?utm=1#x', 'A1F0E3B001'],
    [' http://x.example/t/a1?utm=1 ', 'A1'],
    ['AIR-0042.b_c', 'AIR-0042.B_C'],
    ['A'.repeat(maxCodeTextLength), 'A'.repeat(maxCodeTextLength)],
  ])('is read from %j', (text, code) => {
    expect(readCode(text)).toEqual({ ok: true, code });
  });

  it.each([
    ['', 'empty'],
    ['\u200b ', 'empty'],
    ['Ä1', 'letters'],
    ['-1', 'letters'],
    ['a/b', 'letters'],
    ['A1\tDubai', 'letters'],
    ['https://x.example/t/a1\tDubai', 'letters'],
    ['https://x.example/other', 'letters'],
    ['https://x.example/t/a1/edit', 'letters'],
    ['at https://x.example/t/a1', 'letters'],
    ['https://x.example/t/%E0%A4%A', 'letters'],
    ['A'.repeat(maxCodeTextLength + 1), 'too-long'],
  ])('is not read from %j, with the reason %s', (text, reason) => {
    expect(readCode(text)).toEqual({ ok: false, reason });
  });

  it('is unchanged when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const readResult = readCode(text);
        if (readResult.ok) expect(readCode(readResult.code)).toEqual(readResult);
      }),
    );
  });
});

describe('pasted codes', () => {
  it('are numbered, with problems by line', () => {
    expect(readPastedCodes('a1\n\nÄ\r\nb2, A1;c3|d4\te5\n')).toEqual({
      codes: [
        { code: 'A1', number: 1, line: 1 },
        { code: 'B2', number: 2, line: 4 },
        { code: 'C3', number: 3, line: 4 },
        { code: 'D4', number: 4, line: 4 },
        { code: 'E5', number: 5, line: 4 },
      ],
      problems: [
        { line: 3, text: 'Ä', reason: 'letters' },
        { line: 4, text: 'A1', reason: 'duplicate', earlierLine: 1 },
      ],
    });
  });

  it('are limited to the maximum that can be printed', () => {
    expect(readPastedCodes('a1\na2\na3\na1\na1', 2)).toEqual({
      codes: [
        { code: 'A1', number: 1, line: 1 },
        { code: 'A2', number: 2, line: 2 },
      ],
      problems: [
        { line: 3, text: 'a3', reason: 'too-many', max: 2 },
        { line: 4, text: 'a1', reason: 'duplicate', earlierLine: 1 },
        { line: 5, text: 'a1', reason: 'duplicate', earlierLine: 1 },
      ],
    });
    expect(readPastedCodes('')).toEqual({ codes: [], problems: [] });
  });

  it('are unique, and every line is a code or a problem', () => {
    const anyLine = fc.oneof(
      fc.constantFrom('a1', 'A1', 'b 2', 'Ä', 'x'.repeat(40)),
      fc.stringMatching(/^[a-c0-3]{1,3}$/),
    );
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (lines, max) => {
        const { codes, problems } = readPastedCodes(lines.join('\n'), max);
        expect(codes.length + problems.length).toBe(lines.length);
        expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
        expect(codes.map(({ number }) => number)).toEqual(codes.map((_, index) => index + 1));
        expect(codes.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});

const makeRows = (...cells: string[][]) => cells.map((row, index) => ({ line: index + 1, cells: row }));

describe('a table', () => {
  const fileRows = makeRows(
    [' Owner ', ' Hexacode '],
    [' Bob '],
    [' ', ' '],
    ['Ann', ' A1F0E3B001 ', ' '],
    ['Eve', ' a1f0e3b001 '],
  );

  it('has a header and a code column', () => {
    const table = readTable(fileRows);
    expect(table.columns).toEqual([
      { index: 0, name: 'Owner', example: 'Bob', validCodeCount: 3 },
      { index: 1, name: 'Hexacode', example: 'A1F0E3B001', validCodeCount: 2 },
      { index: 2, example: '', validCodeCount: 0 },
    ]);
    expect(findCodeColumn(table)).toBe(1);
    expect(readColumn(table, 1)).toEqual({
      codes: [{ code: 'A1F0E3B001', number: 1, line: 4 }],
      problems: [
        { line: 2, text: '', reason: 'empty' },
        { line: 5, text: 'a1f0e3b001', reason: 'duplicate', earlierLine: 4 },
      ],
    });
  });

  it.each([
    ['only codes', makeRows(['A1F0E3B001'], ['A1F0E3B002']), false],
    ['a word above a code', makeRows(['Nummer'], ['A1F0E3B002']), true],
    ['a word above a row without a code', makeRows(['Naam'], ['Ann'], ['B2']), true],
    ['words above names and codes', makeRows(['Naam', 'Kode'], ['Ann', 'B2']), true],
    ['a usual header above cells without codes', makeRows(['Owner', ' code '], ['Ann', 'x']), true],
    ['only words', makeRows(['ABCDEF'], ['FEDCBA']), false],
    ['no rows', makeRows(), false],
  ])('has a header only above codes or with a usual name: %s', (_, rows, hasHeader) => {
    expect(readTable(rows).hasHeader).toBe(hasHeader);
  });

  it.each([
    ['names before codes', makeRows(['bob', 'A1'], ['car', 'B2']), 1],
    ['names after codes', makeRows(['A1', 'bob'], ['B2', 'car']), 0],
    ['row numbers', makeRows(['1', 'A1F0E3B001'], ['2', 'A1F0E3B002']), 1],
    ['a repeated status', makeRows(['Q1', '1001'], ['Q1', '1002'], ['Q1', '1003']), 1],
    ['days', makeRows(['2026-06-15', '10000001'], ['2026-06-16', '10000002']), 1],
    ['plates', makeRows(['D12345', '7F3A9C21'], ['D67890', 'B04D17E8']), 1],
    [
      'a column with a usual header but without codes',
      makeRows(['Serial', 'Code'], ['Ajman', 'A1'], ['Dubai', 'B2']),
      1,
    ],
    ['addresses', makeRows(['Address', 'Code'], ['Ajman', 'A1'], ['Dubai', 'B2']), 1],
    [
      'addresses with numbers',
      makeRows(['Asset', 'Owner', 'Address'], ['AB12CD34', 'Ali', 'Villa 12'], ['EF56AB78', 'Sara', 'Villa 14']),
      0,
    ],
    [
      'addresses longer than the tag IDs',
      makeRows(['Tag ID', 'Address'], ['AB12', 'Villa 12 Jumeirah'], ['EF56', 'Villa 14 Jumeirah']),
      0,
    ],
    [
      'tag URLs in a column of addresses',
      makeRows(['Owner', 'Address'], ['Ann', 'https://x.example/t/A1F0'], ['Bob', 'https://x.example/t/A1F1']),
      1,
    ],
    [
      'codes without digits in a column with a usual header',
      makeRows(['Name', 'Code'], ['Ann1', 'ABC'], ['Bob2', 'DEF']),
      1,
    ],
    ['codes shorter than numbers', makeRows(['A1', '1001'], ['B2', '1002']), 0],
    ['codes of which half have letters', makeRows(['A1', '1001'], ['22', '1002']), 0],
    ['the longer numbers', makeRows(['1001', '20001'], ['1002', '20002'], ['1003', '20002']), 1],
    ['half as many codes as numbers', makeRows(['A1', '1'], ['A1', '2']), 0],
    ['a column with a usual header but unreadable cells', makeRows(['Link', 'Code'], ['ä', 'ABC'], ['ö', 'DEF']), 1],
    ['a header above a first row without a code', makeRows(['Naam', 'Kode'], ['Ann', ''], ['Bob', 'B2']), 1],
  ])('finds the codes among other columns: %s', (_, table, index) => {
    expect(findCodeColumn(readTable(table))).toBe(index);
  });

  it('does not mistake names for codes', () => {
    expect(findCodeColumn(readTable(makeRows(['bob', 'Dubai'], ['car', 'Ajman'])))).toBeUndefined();
    expect(findCodeColumn(readTable(makeRows(['2026-06-15', 'Ajman'], ['2026-06-16', 'Dubai'])))).toBeUndefined();
  });

  it('has the header and the code column that its first 200 rows suggest', () => {
    const codes = Array.from({ length: 250 }, (_, index) => [`A${index}`, 'B1']);
    const words = Array.from({ length: 300 }, (_, index) => ['Ajman', `B000${index}`]);
    const table = readTable(makeRows(['Kode', 'Naam'], ...codes, ...words));
    const codeColumn = [...codes, ...words].map(([cell = '']) => [cell]);
    expect(readTable(makeRows(['Kode'], ...codeColumn)).hasHeader).toBe(true);
    expect(table.columns.map(({ validCodeCount }) => validCodeCount)).toEqual([200, 200]);
    expect(findCodeColumn(table)).toBe(0);
  });

  it('uses the header option of the user', () => {
    expect(readTable(makeRows(['A1'], ['A2']), true).rows).toHaveLength(1);
    expect(readTable(makeRows(['code'], ['A2']), false).rows).toHaveLength(2);
    expect(readTable([], true)).toEqual({ hasHeader: true, columns: [], rows: [] });
  });

  it('without codes has no likely column', () => {
    expect(findCodeColumn(readTable(makeRows(['ä', 'ö'], ['ü'])))).toBeUndefined();
    expect(findCodeColumn(readTable([]))).toBeUndefined();
  });
});
