import { describe, expect, it } from 'vitest';

import {
  defaultTagSourceSettings,
  readTagSource,
  createRunSource,
  openListWorkbookSheet,
  replacePastedText,
} from './tagSource';
import type { CodeListFile } from './codeListFile';
import type { ListSourceSettings } from './tagSource';

const file: CodeListFile = {
  name: 'tags.csv',
  rows: [
    { line: 1, cells: ['Owner', 'Hexacode'] },
    { line: 2, cells: ['Ann', 'A1'] },
    { line: 3, cells: ['Bob', 'B2'] },
  ],
};

const readList = (list: Partial<ListSourceSettings>) => {
  const readResult = readTagSource(
    { ...defaultTagSourceSettings, source: 'list', list: { ...defaultTagSourceSettings.list, ...list } },
    [],
  );
  if (readResult.source !== 'list') throw new Error('The source is a list.');
  return readResult;
};
const readCodes = (list: Partial<ListSourceSettings>) => readList(list).codes.map(({ code }) => code);

describe('the codes of a source', () => {
  it('are those of the selected tags, numbered', () => {
    expect(readTagSource({ ...defaultTagSourceSettings, source: 'selected' }, ['7F', 'B0'])).toEqual({
      source: 'selected',
      codes: [
        { code: '7F', number: 1 },
        { code: 'B0', number: 2 },
      ],
    });
  });

  it('are generated later for samples', () => {
    expect(readTagSource(defaultTagSourceSettings, ['7F'])).toEqual({ source: 'sample' });
  });

  it('come from the text or the file, whichever is chosen', () => {
    expect(readCodes({ text: 'x1 x2\ny1', file })).toEqual(['X1X2', 'Y1']);
    expect(readCodes({ from: 'file', text: 'x1', file })).toEqual(['A1', 'B2']);
    expect(readCodes({ from: 'file', text: 'x1' })).toEqual([]);
  });

  it('come from the column and header that the user chose', () => {
    expect(readCodes({ from: 'file', file, column: 0 })).toEqual(['ANN', 'BOB']);
    expect(readCodes({ from: 'file', file, column: 7 })).toEqual(['A1', 'B2']);
    expect(readCodes({ from: 'file', file, column: 1, header: false })).toEqual(['HEXACODE', 'A1', 'B2']);
  });

  const tableText = 'code\tname\nA1\tbob\nB2\tcar';
  const ambiguousText = 'A1, B2\nC3, D4';

  it('come from one column of a pasted table', () => {
    expect(readCodes({ text: tableText })).toEqual(['A1', 'B2']);
    expect(readCodes({ text: 'name;code\r\nbob;A1\r\ncar;B2' })).toEqual(['A1', 'B2']);
    expect(readCodes({ text: 'code\nA1\nB2' })).toEqual(['A1', 'B2']);
    expect(readCodes({ text: 'sep=;\nbob;A1\ncar;B2' })).toEqual(['A1', 'B2']);
    expect(readList({ text: 'bob\tDubai\ncar\tAjman' })).toMatchObject({ codes: [], problems: [] });
  });

  it('use separate options for pasted text and file', () => {
    expect(readCodes({ text: tableText, pasted: { column: 1 } })).toEqual(['BOB', 'CAR']);
    expect(readCodes({ text: tableText, pasted: { header: false } })).toEqual(['CODE', 'A1', 'B2']);
    expect(readCodes({ text: tableText, column: 1, header: false })).toEqual(['A1', 'B2']);
    expect(readCodes({ text: tableText, pasted: { readAs: 'list' } })).toEqual([
      'CODE',
      'NAME',
      'A1',
      'BOB',
      'B2',
      'CAR',
    ]);
    expect(readCodes({ text: 'sep=;\nA1;B2', pasted: { readAs: 'list' } })).toEqual(['A1', 'B2']);
    expect(readCodes({ text: ambiguousText })).toEqual(['A1', 'B2', 'C3', 'D4']);
    expect(readCodes({ text: ambiguousText, pasted: { readAs: 'table' } })).toEqual(['A1', 'C3']);
    expect(readCodes({ text: 'A1\nB2', pasted: { readAs: 'table' } })).toEqual(['A1', 'B2']);
  });

  it('come with the way in which ambiguous text was read', () => {
    const getInterpretation = (text: string) => {
      const { readAs, table } = readList({ text });
      return [readAs, table?.columns.length];
    };
    expect(getInterpretation(tableText)).toEqual(['table', 2]);
    expect(getInterpretation(ambiguousText)).toEqual(['list', undefined]);
    expect(getInterpretation('code\nA1\nB2')).toEqual([undefined, 1]);
    expect(getInterpretation('A1\nB2')).toEqual([undefined, undefined]);
  });

  it('are read without the chosen options if the first line changes', () => {
    const list: ListSourceSettings = {
      from: 'text',
      text: tableText,
      column: 2,
      pasted: { header: false, readAs: 'list' },
    };
    expect(replacePastedText(list, `${tableText}\nC3\tdan`)).toEqual({ ...list, text: `${tableText}\nC3\tdan` });
    expect(replacePastedText(list, 'code\tNaam\nA1\tbob')).toEqual({
      from: 'text',
      text: 'code\tNaam\nA1\tbob',
      column: 2,
    });
  });

  it('come from another sheet of the file, without the options for the sheet before it', () => {
    const sheets = [
      { name: 'Tags', rows: file.rows },
      { name: 'Spare', rows: [{ line: 1, cells: ['C3'] }] },
    ];
    const workbook = { name: 'tags.xlsx', sheets, sheet: 0, rows: file.rows };
    const list = { from: 'file', text: 'x1', pasted: { header: false } } as const;
    const openedList = { ...list, file: { ...workbook, rows: [{ line: 1, cells: ['C3'] }], sheet: 1 } };
    expect(openListWorkbookSheet({ ...list, file: workbook, header: true, column: 0 }, 1)).toEqual(openedList);
    expect(openListWorkbookSheet({ ...list, file: workbook }, 2)).toEqual({ ...list, file: workbook });
    expect(openListWorkbookSheet({ ...list, file }, 0)).toEqual({ ...list, file });
    expect(openListWorkbookSheet(defaultTagSourceSettings.list, 0)).toStrictEqual(defaultTagSourceSettings.list);
  });

  it('come from the only column of a table', () => {
    const readResult = readList({ from: 'file', file: { name: 'x.txt', rows: [{ line: 1, cells: ['ä'] }] } });
    expect(readResult).toMatchObject({ column: 0, codes: [], problems: [{ line: 1, reason: 'letters' }] });
  });

  it('come from a recorded run that is printed again', () => {
    const codes = [{ code: 'A1', number: 7 }];
    const settings = { ...defaultTagSourceSettings, source: 'reprint' as const };
    expect(readTagSource({ ...settings, reprint: { codes, recordedAt: '2026-06-15T08:00:00.000Z' } }, [])).toEqual({
      source: 'reprint',
      codes,
    });
    expect(readTagSource(settings, [])).toEqual({ source: 'reprint', codes: [] });
  });

  it('come from a valid series', () => {
    const readSeries = (start: number) =>
      readTagSource(
        { ...defaultTagSourceSettings, source: 'series', series: { prefix: 'A', start, count: 2, digits: 4 } },
        [],
      );
    expect(readSeries(1)).toMatchObject({ codes: [{ code: 'A0001' }, { code: 'A0002' }] });
    expect(readSeries(99_999)).toMatchObject({ codes: [], problem: { reason: 'too-few-digits', needed: 6 } });
  });
});

it('splits the codes of a source into parts', () => {
  const codes = Array.from({ length: 2001 }, (_, index) => ({ code: `A${index}`, number: index + 1 }));
  expect(createRunSource({ source: 'sample' }, 3, 1)).toEqual({ source: 'sample' });
  expect(createRunSource({ source: 'selected', codes }, 1, 1)).toEqual({
    source: 'selected',
    part: { codes: [{ code: 'A2000', number: 2001 }], partIndex: 1, partCount: 2, firstIndex: 2000, codeCount: 2001 },
  });
});
