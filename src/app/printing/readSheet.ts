import { hasFilledCell, maxColumns } from '~/domain/printing/codes/codeList';
import type { CodeTableRow } from '~/domain/printing/codes/codeList';
import { maxCodeListFileRows } from '~/domain/printing/codes/codeListFile';
import type { FileRows } from '~/domain/printing/codes/codeListFile';
import { parseColumnIndex, formatCellNumber } from '~/domain/printing/codes/spreadsheetCells';
import type { NumberFormat } from '~/domain/printing/codes/spreadsheetCells';

import { parseXml } from './parseXml';

/** Data of a workbook that all its sheets share. */
export type WorkbookParts = { strings: readonly string[]; formats: readonly NumberFormat[]; dateSystem: 1900 | 1904 };

/** Decodes escapes such as `_x000D_`, which stand for characters that XML forbids (ECMA-376 part 1, 22.4.2.4). */
export const decodeEscapes = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

type Cell = { column: number; type: string; style: string | undefined; value: string };

/** Returns the text of a cell. For a cell with a formula, returns its stored value or error. */
function getCellText({ type, style, value }: Cell, { strings, formats, dateSystem }: WorkbookParts): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return formatCellNumber(value, formats[Number(style)] ?? { kind: 'plain' }, dateSystem);
    default:
      return decodeEscapes(value);
  }
}

/** Reads the visible rows of a sheet that have text, and counts the hidden ones, such as rows that a filter hides. */
export async function readSheet(xml: string, parts: WorkbookParts): Promise<FileRows> {
  const rows: CodeTableRow[] = [];
  let hiddenRowCount = 0;
  // `cells` is a sparse array: empty cells are holes.
  let row = { line: 0, isHidden: false, cells: new Array<string | undefined>() };
  let cell: Cell = { column: -1, type: 'n', style: undefined, value: '' };
  // Leaves out `rPh`, the pronunciation of Japanese text.
  let [isInValue, isInPhonetic] = [false, false];
  await parseXml(xml, {
    onOpen: (name, getAttributes) => {
      if (name === 'row') {
        const { r, hidden } = getAttributes();
        row = { line: Number(r) || row.line + 1, isHidden: hidden === '1' || hidden === 'true', cells: [] };
        cell = { ...cell, column: -1 };
      } else if (name === 'c') {
        const { r = '', t = 'n', s } = getAttributes();
        cell = { column: parseColumnIndex(r) ?? cell.column + 1, type: t, style: s, value: '' };
      } else if (name === 'rPh') isInPhonetic = true;
      else isInValue = (name === 'v' || name === 't') && !isInPhonetic;
    },
    onText: (text) => {
      if (isInValue) cell.value += text;
    },
    onClose: (name) => {
      isInValue = false;
      if (name === 'rPh') isInPhonetic = false;
      if (name === 'c' && cell.column < maxColumns) row.cells[cell.column] = getCellText(cell, parts);
      if (name !== 'row') return;
      const filledRow = { line: row.line, cells: Array.from(row.cells, (text = '') => text) };
      if (!hasFilledCell(filledRow)) return;
      if (row.isHidden) hiddenRowCount += 1;
      else if (rows.length <= maxCodeListFileRows) rows.push(filledRow);
    },
    isDone: () => rows.length > maxCodeListFileRows,
  });
  const keptRows = rows.slice(0, maxCodeListFileRows);
  const lastLine = keptRows.at(-1)?.line;
  return {
    rows: keptRows,
    ...(rows.length > maxCodeListFileRows && lastLine !== undefined && { lastReadLine: lastLine }),
    ...(hiddenRowCount > 0 && { hiddenRowCount }),
  };
}
