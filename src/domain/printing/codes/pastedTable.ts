import { findMostRegular, measureRegularity, splitAtEachSeparator, splitRows } from './cellSeparator';
import { countColumns, maxInspectedRows, isCodeColumnName, isCodeLike, isHeaderRow, numberRows } from './codeList';
import type { CodeTableRow } from './codeList';
import { normalizeText } from './csvCells';
import { readCode } from './codeText';

/** Pasted text that can be read as a table. */
export type PastedTable = {
  rows: readonly CodeTableRow[];
  columnCount: number;
  /**
   * The way in which the text is read, unless the user chooses the other one. 'list' if the text has no header and
   * looks like a list, see `looksLikeList`; otherwise 'table'.
   */
  readAs: 'table' | 'list';
};

/** Returns the cells of column `index` that are not empty. */
const getFilledCells = (rows: readonly CodeTableRow[], index: number) =>
  rows.flatMap(({ cells }) => cells[index]?.trim() || []);

/** Returns the length of each valid code in the cells. */
const listCodeLengths = (cells: readonly string[]) =>
  cells.flatMap((cell) => {
    const readResult = readCode(cell);
    return readResult.ok ? readResult.code.length : [];
  });

/**
 * True if the columns seem to have codes of the same kind. False if all codes of one column are at least two characters
 * longer than those of another, or if one column has only numbers and another has none.
 */
function haveCodesOfSameKind(columns: readonly (readonly string[])[]): boolean {
  const codeLengths = columns.map(listCodeLengths);
  const longestMinimum = Math.max(...codeLengths.map((lengths) => Math.min(...lengths)));
  const shortestMaximum = Math.min(...codeLengths.map((lengths) => Math.max(...lengths)));
  const numberCounts = columns.map((cells) => cells.filter((cell) => /^\d+$/.test(cell)).length);
  const hasNumberColumn = columns.some((cells, index) => numberCounts[index] === cells.length);
  return longestMinimum - shortestMaximum < 2 && !(hasNumberColumn && numberCounts.includes(0));
}

/**
 * True if the rows are probably a list with several codes in each line: at least half of the cells in each column look
 * like codes, and the rows have different numbers of cells or the columns have codes of the same kind.
 */
function looksLikeList(rows: readonly CodeTableRow[]): boolean {
  const columns = Array.from({ length: countColumns(rows) }, (_, index) => getFilledCells(rows, index)).filter(
    ({ length }) => length > 0,
  );
  if (columns.some((cells) => cells.filter(isCodeLike).length * 2 < cells.length)) return false;
  return measureRegularity(rows) < 1 || haveCodesOfSameKind(columns);
}

/**
 * Reads rows as a table of several columns. Undefined if the rows have only one column, if most of them do not contain
 * the separator, or if there is only one row, which is a list of codes.
 */
function readMultiColumnTable(rows: readonly CodeTableRow[], separator: string): PastedTable | undefined {
  const inspectedRows = rows.slice(0, maxInspectedRows);
  const [firstRow] = inspectedRows;
  // A single row is a list of codes, unless it is separated by tabs, which come from the cells of a spreadsheet.
  if (!firstRow || (inspectedRows.length === 1 && separator !== '\t')) return undefined;
  const hasHeader = isHeaderRow(inspectedRows) && firstRow.cells.length > 1;
  const separatedRowCount = inspectedRows.filter(({ cells }) => cells.length > 1).length;
  if (separatedRowCount * 2 < inspectedRows.length && !(hasHeader && firstRow.cells.some(isCodeColumnName)))
    return undefined;
  // If all separators are at the ends of lines, there is no second column.
  if (!inspectedRows.some(({ cells }) => cells.slice(1).some((cell) => cell.trim() !== ''))) return undefined;
  return {
    rows,
    columnCount: countColumns(rows),
    readAs: !hasHeader && looksLikeList(inspectedRows) ? 'list' : 'table',
  };
}

/**
 * True if the first cell is a usual header for codes. Also true if it is a word above at least two codes, none of which
 * has the same length as the word.
 */
function startsWithHeader([header, ...codes]: readonly string[]): boolean {
  if (header === undefined || codes.length === 0) return false;
  if (isCodeColumnName(header)) return true;
  const isWordAboveCodes =
    !/\d/.test(header) && codes.every((code) => isCodeLike(code) && code.length !== header.length);
  return codes.length > 1 && isWordAboveCodes;
}

/**
 * Reads pasted text as a table: cells copied from a spreadsheet, CSV, or one column with a header. Undefined if the
 * text is a plain list of codes.
 */
export function findPastedTable(text: string): PastedTable | undefined {
  const { body, firstLine, separator } = normalizeText(text);
  if (separator !== undefined) {
    const rows = splitRows(body, separator, firstLine);
    return { rows, columnCount: countColumns(rows), readAs: 'table' };
  }
  const bestTable = findMostRegular(
    splitAtEachSeparator(body, firstLine).flatMap(
      ({ separator: candidate, rows }) => readMultiColumnTable(rows, candidate) ?? [],
    ),
  );
  if (bestTable) return bestTable;
  const singleCellRows = body.split('\n').map((cell) => [cell]);
  const rows = numberRows(singleCellRows, firstLine);
  return startsWithHeader(getFilledCells(rows.slice(0, maxInspectedRows), 0))
    ? { rows, columnCount: 1, readAs: 'table' }
    : undefined;
}
