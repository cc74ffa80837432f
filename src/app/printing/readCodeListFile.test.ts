import { describe, expect, it } from 'vitest';

import { readCodeListFile } from './readCodeListFile';

const createFile = (...parts: BlobPart[]) => new File(parts, 'tags.csv');
const readLines = async (...parts: BlobPart[]) => {
  const result = await readCodeListFile(createFile(...parts));
  return result.ok ? result.file.rows.map(({ line, cells }) => `${line}: ${cells.join('|')}`) : result.error;
};

describe('a file with a list of codes', () => {
  it.each([
    ['commas', 'Owner,Code\nAnn,A1'],
    ['semicolons and CRLF', 'Owner;Code\r\nAnn;A1'],
    ['tabs and CR', 'Owner\tCode\rAnn\tA1'],
  ])('with %s is read into rows', async (_, text) => {
    expect(await readLines(text)).toEqual(['1: Owner|Code', '2: Ann|A1']);
  });

  it('is split at its separator despite empty lines', async () => {
    expect(await readLines('\nOwner;Code\n\nAnn;A1\n\n')).toEqual([
      '1: ',
      '2: Owner|Code',
      '3: ',
      '4: Ann|A1',
      '5: ',
      '6: ',
    ]);
    expect(await readLines('A1\nB2\n')).toEqual(['1: A1', '2: B2', '3: ']);
  });

  it.each([
    ['tabs', 'AB1000\tDubai, UAE\nAB1001\tSharjah, UAE', ['1: AB1000|Dubai, UAE', '2: AB1001|Sharjah, UAE']],
    ['semicolons', 'A001;12,5\nA002;13,5', ['1: A001|12,5', '2: A002|13,5']],
    ['semicolons and fewer commas', 'A1;Road 1, Block 2, Dubai', ['1: A1|Road 1, Block 2, Dubai']],
    ['vertical bars', 'A1|Road 1, Dubai\nB2|Road 2, Dubai', ['1: A1|Road 1, Dubai', '2: B2|Road 2, Dubai']],
  ])('is split at %s if the cells contain commas', async (_, text, lines) => {
    expect(await readLines(text)).toEqual(lines);
  });

  it('is split at its commas if the cells contain as many semicolons', async () => {
    expect(await readLines('A1,"x; y"\nB2,"z; w"')).toEqual(['1: A1|x; y', '2: B2|z; w']);
  });

  it('is split at the separator of its first lines', async () => {
    const lines = [...Array<string>(200).fill('A1;x'), ...Array<string>(300).fill('B2,y')];
    expect(await readLines(lines.join('\n'))).toContain('1: A1|x');
  });

  it('keeps the line numbers of the file despite line breaks in cells', async () => {
    expect(await readLines('"Ann\r\nLee",A1\n\nBob,B2\n')).toEqual(['1: Ann\nLee|A1', '3: ', '4: Bob|B2', '5: ']);
  });

  it.each([
    ['with another separator in the cells', 'sep=;\r\ncode;a,b\r\n\r\nA1;x,y', ['2: code|a,b', '3: ', '4: A1|x,y']],
    ['with an unusual separator', 'sep=|\ncode|a,b\nA1|x,y', ['2: code|a,b', '3: A1|x,y']],
    ['after a byte order mark, with a tab', '\ufeffsep=\t\ncode\tname', ['2: code|name']],
  ])('is split at the separator of the sep= line of Excel, which is left out: %s', async (_, text, lines) => {
    expect(await readLines(text)).toEqual(lines);
  });

  it('counts the sep= line of Excel in the line numbers', async () => {
    expect(await readLines('sep=;\nA1\nB2;"x\nC3')).toEqual({ reason: 'unclosed-quote', line: 3 });
    const result = await readCodeListFile(createFile(`sep=;\n${'A1\n'.repeat(20_000)}`));
    expect(result).toMatchObject({ ok: true, file: { lastReadLine: 10_002 } });
  });

  it.each([
    ['UTF-8 with a byte order mark', new Uint8Array(Buffer.from('\ufeffGröße,A1'))],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffGröße,A1', 'utf16le'))],
    ['Windows-1252', new Uint8Array(Buffer.from('Größe,A1', 'latin1'))],
  ])('in %s is read', async (_, bytes) => {
    expect(await readLines(bytes)).toEqual(['1: Größe|A1']);
  });

  it.each([
    ['no content', '', { reason: 'empty' }],
    ['only line breaks', '\ufeff\r\n\r\n', { reason: 'empty' }],
    ["only Excel's sep= line", 'sep=;\r\n', { reason: 'empty' }],
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), { reason: 'binary' }],
    ['an unclosed quotation mark', 'A1\nB2,"x\nC3', { reason: 'unclosed-quote', line: 2 }],
    ['20 MB', new Uint8Array(20 * 1024 * 1024), { reason: 'too-large', bytes: 20 * 1024 * 1024 }],
  ])('with %s is rejected', async (_, content, error) => {
    expect(await readLines(content)).toEqual(error);
  });

  it('is read up to 10,001 rows', async () => {
    const createLines = (count: number) => Array.from({ length: count }, (_, index) => `A${index}\n`).join('');
    const result = await readCodeListFile(createFile(createLines(100_000)));
    expect(result).toMatchObject({ ok: true, file: { name: 'tags.csv', lastReadLine: 10_001 } });
    expect(result.ok && result.file.rows).toHaveLength(10_001);
    const uncutResult = await readCodeListFile(createFile(createLines(10_001)));
    expect(uncutResult.ok && uncutResult.file.lastReadLine).toBeUndefined();
    const resultWithLineBreak = await readCodeListFile(createFile(`"A\nB"\n${createLines(20_000)}`));
    expect(resultWithLineBreak).toMatchObject({ ok: true, file: { lastReadLine: 10_002 } });
  });
});
