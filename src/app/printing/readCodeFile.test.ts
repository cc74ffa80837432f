import { describe, expect, it } from 'vitest';

import { readCodeFile } from './readCodeFile';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'tags.csv');
const linesOf = async (...parts: BlobPart[]) => {
  const read = await readCodeFile(fileOf(...parts));
  return read.ok ? read.file.rows.map(({ line, cells }) => `${line}: ${cells.join('|')}`) : read.message;
};

describe('a file of codes', () => {
  it.each([
    ['commas', 'Owner,Code\nAnn,A1'],
    ['semicolons and the line ends of Windows', 'Owner;Code\r\nAnn;A1'],
    ['tabs and the line ends of old Macs', 'Owner\tCode\rAnn\tA1'],
  ])('with %s is read into rows', async (_, text) => {
    expect(await linesOf(text)).toEqual(['1: Owner|Code', '2: Ann|A1']);
  });

  it('is parted rightly where two columns have empty lines', async () => {
    expect(await linesOf('\nOwner;Code\n\nAnn;A1\n\n')).toEqual([
      '1: ',
      '2: Owner|Code',
      '3: ',
      '4: Ann|A1',
      '5: ',
      '6: ',
    ]);
    expect(await linesOf('A1\nB2\n')).toEqual(['1: A1', '2: B2', '3: ']);
  });

  it('keeps the number of each line', async () => {
    expect(await linesOf('"Ann\r\nLee",A1\n\nBob,B2\n')).toEqual(['1: Ann\nLee|A1', '3: ', '4: Bob|B2', '5: ']);
  });

  it.each([
    ['in front of its own separator', 'sep=;\r\ncode;a,b\r\n\r\nA1;x,y', ['2: code|a,b', '3: ', '4: A1|x,y']],
    ['in front of one that nobody would guess', 'sep=|\ncode|a,b\nA1|x,y', ['2: code|a,b', '3: A1|x,y']],
    ['behind a mark, with a tab', '\ufeffsep=\t\ncode\tname', ['2: code|name']],
  ])('leaves out the line that Excel writes first, and goes by it: %s', async (_, text, lines) => {
    expect(await linesOf(text)).toEqual(lines);
  });

  it('says the lines of the file where Excel wrote one first', async () => {
    expect(await linesOf('sep=;\nA1\nB2;"x\nC3')).toContain('A quotation mark in line 3 is opened');
    const read = await readCodeFile(fileOf(`sep=;\n${'A1\n'.repeat(20_000)}`));
    expect(read).toMatchObject({ ok: true, file: { cutAfter: 10_002 } });
  });

  it.each([
    ['UTF-8 with its mark', new Uint8Array(Buffer.from('\ufeffGröße,A1'))],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffGröße,A1', 'utf16le'))],
    ['Windows-1252', new Uint8Array(Buffer.from('Größe,A1', 'latin1'))],
  ])('in %s is read', async (_, bytes) => {
    expect(await linesOf(bytes)).toEqual(['1: Größe|A1']);
  });

  it.each([
    ['nothing in it', '', 'This file is empty.'],
    ['nothing but line ends', '\ufeff\r\n\r\n', 'This file is empty.'],
    ['nothing but the line that Excel writes first', 'sep=;\r\n', 'This file is empty.'],
    ['pixels', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'This file is not text.'],
    ['a sheet', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), 'This is a file of a spreadsheet program.'],
    ['an open quotation mark', 'A1\nB2,"x\nC3', 'A quotation mark in line 2 is opened and never closed.'],
    ['20 MB', new Uint8Array(20 * 1024 * 1024), 'This file has 20 MB and 5 MB is the most.'],
  ])('with %s is refused', async (_, content, message) => {
    expect(await linesOf(content)).toContain(message);
  });

  it('is cut after 10,001 lines, and says so', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `A${index}\n`).join('');
    const read = await readCodeFile(fileOf(lines(100_000)));
    expect(read).toMatchObject({ ok: true, file: { name: 'tags.csv', cutAfter: 10_001 } });
    expect(read.ok && read.file.rows).toHaveLength(10_001);
    const whole = await readCodeFile(fileOf(lines(10_001)));
    expect(whole.ok && whole.file.cutAfter).toBeUndefined();
  });
});
