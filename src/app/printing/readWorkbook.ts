import { openWorkbookSheet } from '~/domain/printing/codes/codeListFile';
import type { CodeListFileResult, WorkbookSheet } from '~/domain/printing/codes/codeListFile';
import { readNumberFormat } from '~/domain/printing/codes/spreadsheetCells';
import type { NumberFormat } from '~/domain/printing/codes/spreadsheetCells';

import { parseXml } from './parseXml';
import { decodeEscapes, readSheet } from './readSheet';
import { unpackXml } from './unpackXml';

type Relationship = { id: string; type: string; path: string };

/**
 * Returns the relationships of the file `path` of a workbook: its references to other files (ECMA-376 part 2, 6.5).
 * With the path '', returns the relationships of the whole workbook.
 */
async function readRelationships(files: Map<string, string>, path: string): Promise<Relationship[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relationships: Relationship[] = [];
  await parseXml(files.get(`${folder}_rels/${path.slice(folder.length)}.rels`) ?? '', {
    onOpen: (name, getAttributes, decode) => {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = getAttributes();
      const { pathname } = new URL(decode(Target), `file:///${folder}`);
      relationships.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: pathname.slice(1) });
    },
  });
  return relationships;
}

/** Reads the shared strings. Leaves out `rPh`, the pronunciation of Japanese text. */
async function readStrings(xml: string): Promise<string[]> {
  const strings: string[] = [];
  let [isInText, isInPhonetic, text] = [false, false, ''];
  await parseXml(xml, {
    onOpen: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isInPhonetic = true;
      isInText = name === 't' && !isInPhonetic;
    },
    onText: (textPart) => {
      if (isInText) text += textPart;
    },
    onClose: (name) => {
      isInText = false;
      if (name === 'rPh') isInPhonetic = false;
      if (name === 'si') strings.push(decodeEscapes(text));
    },
  });
  return strings;
}

/** Reads the number format of each cell style. */
async function readFormats(xml: string): Promise<NumberFormat[]> {
  const formatCodes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInCellFormats = false;
  await parseXml(xml, {
    onOpen: (name, getAttributes, decode) => {
      if (name === 'cellXfs') isInCellFormats = true;
      if (name !== 'numFmt' && (name !== 'xf' || !isInCellFormats)) return;
      const { numFmtId, formatCode = '' } = getAttributes();
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') formatCodes.set(id, decode(formatCode));
      else formats.push(readNumberFormat(id, formatCodes.get(id)));
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  });
  return formats;
}

type SheetEntry = { name: string; id: string; isHidden: boolean };

async function readSheetList(xml: string) {
  const sheets: SheetEntry[] = [];
  let dateSystem: 1900 | 1904 = 1900;
  await parseXml(xml, {
    onOpen: (name, getAttributes, decode) => {
      const { name: title = '', state = 'visible', date1904, ...otherAttributes } = getAttributes();
      if (name === 'workbookPr' && (date1904 === '1' || date1904 === 'true')) dateSystem = 1904;
      const id = Object.entries(otherAttributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (name === 'sheet' && id !== undefined) sheets.push({ name: decode(title), id, isHidden: state !== 'visible' });
    },
  });
  return { sheets, dateSystem };
}

/**
 * Reads the sheets of an Excel workbook (.xlsx) that have text, up to the maximum number of rows of each. Returns
 * hidden sheets only if no other sheet has text. Rejects if the workbook is damaged.
 */
export async function readWorkbook(fileName: string, bytes: Uint8Array): Promise<CodeListFileResult> {
  const unpacked = await unpackXml(bytes);
  if (!unpacked.ok) return { ok: false, error: { reason: unpacked.reason } };
  const { files } = unpacked;
  const documentPath = (await readRelationships(files, '')).find(({ type }) => type === 'officeDocument')?.path ?? '';
  if (!/workbook\w*\.xml$/i.test(documentPath)) return { ok: false, error: { reason: 'other-spreadsheet' } };
  const relationships = await readRelationships(files, documentPath);
  const getXml = (type: string) => files.get(relationships.find((entry) => entry.type === type)?.path ?? '') ?? '';
  const { sheets, dateSystem } = await readSheetList(files.get(documentPath) ?? '');
  const parts = {
    strings: await readStrings(getXml('sharedStrings')),
    formats: await readFormats(getXml('styles')),
    dateSystem,
  };
  const filledSheets = { visible: new Array<WorkbookSheet>(), hidden: new Array<WorkbookSheet>() };
  for (const { name, id, isHidden } of sheets) {
    const relationship = relationships.find((entry) => entry.id === id && entry.type === 'worksheet');
    if (!relationship) continue;
    const xml = files.get(relationship.path);
    if (xml === undefined) throw new Error(`The workbook has no file ${relationship.path}.`);
    const sheet = await readSheet(xml, parts);
    if (sheet.rows.length > 0) filledSheets[isHidden ? 'hidden' : 'visible'].push({ name, ...sheet });
  }
  const shownSheets = filledSheets.visible.length > 0 ? filledSheets.visible : filledSheets.hidden;
  const file = openWorkbookSheet({ name: fileName, rows: [], sheets: shownSheets }, 0);
  return file ? { ok: true, file } : { ok: false, error: { reason: 'empty' } };
}
