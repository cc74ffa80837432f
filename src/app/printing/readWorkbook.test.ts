import { readFileSync } from 'node:fs';

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { openWorkbookSheet } from '~/domain/printing/codes/codeListFile';
import type { CodeListFile } from '~/domain/printing/codes/codeListFile';

import { readCodeListFile } from './readCodeListFile';

const schemaUrl = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const makeRelationships = (entries: readonly [type: string, target: string][]) =>
  `<Relationships>${entries
    .map(([type, target], index) => `<Relationship Id="r${index}" Type="${schemaUrl}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

type WorkbookXml = {
  /** The rows of each sheet as XML. */
  sheets?: readonly string[];
  /** XML attributes of each `sheet` element in workbook.xml, such as `state="hidden"`. */
  sheetAttributes?: readonly string[];
  strings?: string;
  styles?: string;
  properties?: string;
};

/** Returns the files of a workbook as a spreadsheet program writes them. */
function makeWorkbookFiles({
  sheets = [''],
  sheetAttributes = [],
  strings = '',
  styles = '',
  properties = '',
}: WorkbookXml): Record<string, string> {
  const sheetEntries = sheets.map(
    (_, index) =>
      `<sheet name="Sheet ${index + 1}" sheetId="${index + 1}" r:id="r${index}" ${sheetAttributes[index] ?? ''}/>`,
  );
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': makeRelationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook>${properties}<sheets>${sheetEntries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': makeRelationships([
      ...sheets.map((_, index): [string, string] => ['worksheet', `/xl/worksheets/sheet${index + 1}.xml`]),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    ...Object.fromEntries(
      sheets.map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const createFile = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'tags.xlsx');
const formatLines = ({ rows }: Pick<CodeListFile, 'rows'>) =>
  rows.map(({ line, cells }) => `${line}: ${cells.join('|')}`);

async function readBytes(bytes: Uint8Array<ArrayBuffer>) {
  const result = await readCodeListFile(createFile(bytes));
  if (!result.ok) throw new Error(result.error.reason);
  return result.file;
}

const readError = async (bytes: Uint8Array<ArrayBuffer>) => {
  const result = await readCodeListFile(createFile(bytes));
  return result.ok ? formatLines(result.file) : result.error;
};

const readParts = (parts: WorkbookXml) => readBytes(zip(makeWorkbookFiles(parts)));

const makeRow = (line: number, cells: string, attributes = '') => `<row r="${line}" ${attributes}>${cells}</row>`;
const makeCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

describe('the cells of a workbook', () => {
  it('are read as text, each kind of cell as the spreadsheet shows it', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="&quot;d&quot;0"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    const strings =
      '<si><t>A1</t></si><si><r><t>B</t></r><r><t xml:space="preserve">2 &amp; 3</t></r><rPh><t>x</t></rPh></si>';
    const cells = [
      '<c t="s"><v>0</v></c><c t="s"><v>1</v></c>',
      '<c><v>123</v></c><c s="1"><v>46188</v></c><c s="2"><v>123</v></c><c s="3"><v>123</v></c>',
      '<c t="b"><v>1</v></c><c t="str"><f>"C"&amp;3</f><v>C3</v></c><c t="e"><f>1/0</f><v>#N/A</v></c>',
      '<c t="inlineStr"><is><t>D_x002D_</t><rPh><t>x</t></rPh><t>4</t></is></c><c><v>1.2345678901234568E+16</v></c>',
    ];
    expect(formatLines(await readParts({ styles, strings, sheets: [makeRow(1, cells.join(''))] }))).toEqual([
      '1: A1|B2 & 3|123|2026-06-15|00123|d123|TRUE|C3|#N/A|D-4|1.2345678901234568E+16',
    ]);
  });

  it('keep their columns and line numbers despite empty cells and rows', async () => {
    const sheets = [
      makeRow(2, '<c r="B2" t="str"><v>A1</v></c><c r="D2" t="str"><v>x</v></c>') +
        makeRow(3, '') +
        makeRow(7, makeCell('B2')),
    ];
    expect(formatLines(await readParts({ sheets }))).toEqual(['2: |A1||x', '7: B2']);
  });

  it('are ignored beyond the 100th column', async () => {
    const file = await readParts({ sheets: [makeRow(1, '<c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c>')] });
    expect(formatLines(file)).toEqual(['1: 1']);
  });

  it('are read from elements with a namespace prefix', async () => {
    const files = makeWorkbookFiles({ sheets: [makeRow(1, makeCell('A1'))] });
    const path = 'xl/worksheets/sheet1.xml';
    const prefixedXml = (files[path] ?? '').replace(/<(\/?)(\w)/g, '<$1x:$2').replace('<x:worksheet', '$& xmlns:x="y"');
    expect(formatLines(await readBytes(zip({ ...files, [path]: prefixedXml })))).toEqual(['1: A1']);
  });

  it('show dates of the 1904 date system', async () => {
    const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
    const sheets = [makeRow(1, '<c s="0"><v>44726</v></c>')];
    const properties = '<workbookPr date1904="1"/>';
    expect(formatLines(await readParts({ styles, sheets, properties }))).toEqual(['1: 2026-06-15']);
  });
});

describe('readWorkbook', () => {
  it('leaves out hidden rows and counts them', async () => {
    const sheets = [makeRow(1, makeCell('A1')) + makeRow(2, makeCell('B2'), 'hidden="1"') + makeRow(3, makeCell('C3'))];
    const file = await readParts({ sheets });
    expect(formatLines(file)).toEqual(['1: A1', '3: C3']);
    expect(file.hiddenRowCount).toBe(1);
  });

  it('reads at most 10,001 rows of a sheet', async () => {
    const createRows = (count: number) =>
      Array.from({ length: count }, (_, index) => makeRow(index + 1, `<c><v>${index}</v></c>`)).join('');
    const file = await readParts({ sheets: [createRows(20_000)] });
    expect(file.rows).toHaveLength(10_001);
    expect(file.lastReadLine).toBe(10_001);
    expect((await readParts({ sheets: [createRows(10_001)] })).lastReadLine).toBeUndefined();
  });

  it('returns the rows of the first visible sheet with text, and lists the other ones', async () => {
    const sheets = [makeRow(1, ''), makeRow(1, makeCell('A1')), makeRow(1, makeCell('B2')), makeRow(1, makeCell('C3'))];
    const file = await readParts({ sheets, sheetAttributes: ['', '', 'state="hidden"'] });
    expect(file.sheets?.map(({ name }) => name)).toEqual(['Sheet 2', 'Sheet 4']);
    expect(formatLines(file)).toEqual(['1: A1']);
    const secondSheet = openWorkbookSheet(file, 1);
    expect(secondSheet && formatLines(secondSheet)).toEqual(['1: C3']);
    expect(secondSheet?.name).toBe('tags.xlsx');
  });

  it('returns the rows of a hidden sheet if no visible sheet has text', async () => {
    const sheets = ['', makeRow(1, makeCell('B2'))];
    const file = await readParts({ sheets, sheetAttributes: ['', 'state="veryHidden"'] });
    expect(formatLines(file)).toEqual(['1: B2']);
  });
});

it('reads a workbook that another program has written', async () => {
  const file = await readBytes(new Uint8Array(readFileSync(new URL('fixtures/openpyxl.xlsx', import.meta.url))));
  expect(file.sheets?.map(({ name }) => name)).toEqual(['Tags & plates', 'Spare']);
  expect(file.hiddenRowCount).toBe(1);
  expect(formatLines(file)).toEqual([
    '1: Owner|Code|Issued',
    '2: Person 1|AIR-0001|2026-06-01',
    '3: Person 2|AIR-0002|2026-06-02',
    '5: Person 4|AIR-0004|2026-06-04',
    '6: Person 5|AIR-0005|2026-06-05',
    '8: |00042',
  ]);
});

describe('rejects', () => {
  const workbook = zip(makeWorkbookFiles({ sheets: [makeRow(1, makeCell('A1'))] }));
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

  it.each([
    ['a workbook without text', zip(makeWorkbookFiles({})), { reason: 'empty' }],
    ['an old workbook', new Uint8Array([...ole, ...Buffer.from('Workbook', 'utf16le')]), 'other-spreadsheet'],
    [
      'a workbook with a password',
      new Uint8Array([...ole, ...Buffer.from('EncryptedPackage', 'utf16le')]),
      'protected',
    ],
    ['another ZIP file', zip({ mimetype: 'application/vnd.oasis', 'content.xml': '<x/>' }), 'other-spreadsheet'],
    ['a text document', zip({ '_rels/.rels': makeRelationships([['officeDocument', 'w.xml']]) }), 'other-spreadsheet'],
    ['a workbook that was cut off', workbook.slice(0, workbook.length / 2), 'damaged'],
    [
      'a sheet that is cut off',
      zip({ ...makeWorkbookFiles({}), 'xl/worksheets/sheet1.xml': '<worksheet><row' }),
      'damaged',
    ],
    [
      'a workbook without its sheet',
      zip({ ...makeWorkbookFiles({}), 'xl/worksheets/sheet1.xml': '' }),
      { reason: 'empty' },
    ],
  ])('%s', async (_, bytes, error) => {
    expect(await readError(bytes)).toEqual(typeof error === 'string' ? { reason: error } : error);
  });

  it('a small file that unpacks to more than 50 MB, even if it declares less', async () => {
    const files = { ...makeWorkbookFiles({}), 'xl/worksheets/sheet1.xml': ' '.repeat(60 * 1024 * 1024) };
    const zipBomb = zip(files);
    expect(zipBomb.length).toBeLessThan(100_000);
    const view = new DataView(zipBomb.buffer, zipBomb.byteOffset);
    for (let offset = 0; offset < zipBomb.length - 30; offset++) {
      if (view.getUint32(offset, true) === 0x04034b50) view.setUint32(offset + 22, 100, true);
      if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, 100, true);
    }
    expect(await readError(zipBomb)).toEqual({ reason: 'too-much-content' });
  });
});
