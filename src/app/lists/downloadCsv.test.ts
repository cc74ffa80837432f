import { describe, expect, it } from 'vitest';

import { writeCsv } from './downloadCsv';

const writeCell = async (cell: string) => (await writeCsv({ headers: ['Name'], rows: [[cell]] })).split('\r\n')[1];

describe('a CSV file', () => {
  it('starts with a byte order mark and ends lines with CRLF', async () => {
    const text = await writeCsv({ headers: ['Name', 'Total (AED)'], rows: [['Müller, "Tags"', 12480.5]] });
    expect(text).toBe('\uFEFFName,Total (AED)\r\n"Müller, ""Tags""",12480.5\r\n');
  });

  it.each([
    ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
    ['+1+cmd|calc', `"'+1+cmd|calc"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
  ])('escapes the formula %j', async (cell, escaped) => {
    expect(await writeCell(cell)).toBe(escaped);
  });

  it('leaves phone numbers and negative numbers unescaped', async () => {
    expect(await writeCell('+971 50 000 0101')).toBe('+971 50 000 0101');
    expect((await writeCsv({ headers: ['Amount'], rows: [[-5]] })).split('\r\n')[1]).toBe('-5');
  });
});
