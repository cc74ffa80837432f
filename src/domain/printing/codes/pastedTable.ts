import {
  countColumns,
  maxInspectedRows,
  isCodeColumnName,
  isCodeLike,
  isFilled,
  isHeaderRow,
  numberRows,
} from './codeList';
import type { Row } from './codeList';
import { splitCells, normalizeText } from './csvCells';
import { readCode } from './codeText';

/** Pasted text that is a table, or could be read as one. */
export type PastedTable = {
  rows: readonly Row[];
  /** Number of columns. */
  columns: number;
  /** How the text is read unless the user decides: as a 'list' if all cells look like codes of the same kind. */
  readAs: 'table' | 'list';
};

/**
 * Possible cell separators. If several of them separate a text equally well, the first is used. The comma is the last,
 * because cells often contain commas.
 */
const separators = ['\t', ';', ','] as const;

const rowsOf = (body: string, separator: string, line: number) =>
  numberRows(splitCells(body, separator), line).filter(isFilled);

/**
 * Returns the share of rows, 0 to 1, that have the most frequent number of cells. A row with only one cell is never
 * part of that share.
 */
function regularity(rows: readonly Row[]): number {
  const rowCounts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) rowCounts.set(cells.length, (rowCounts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...rowCounts.values()) / rows.length;
}

/** Returns the cells of column `index` that are not empty. */
const filledCells = (rows: readonly Row[], index: number) => rows.flatMap(({ cells }) => cells[index]?.trim() || []);

/** Returns the lengths of the codes in the cells. */
const codeLengthsOf = (cells: readonly string[]) =>
  cells.flatMap((cell) => {
    const read = readCode(cell);
    return read.ok ? read.code.length : [];
  });

/**
 * False if columns have different kinds of content: numbers next to codes with letters, or codes of different lengths.
 */
function haveSameKind(columns: readonly (readonly string[])[]): boolean {
  const codeLengths = columns.map(codeLengthsOf);
  const longestMinimum = Math.max(...codeLengths.map((all) => Math.min(...all)));
  const shortestMaximum = Math.min(...codeLengths.map((all) => Math.max(...all)));
  const numberCounts = columns.map((cells) => cells.filter((cell) => /^\d+$/.test(cell)).length);
  const hasNumberColumn = columns.some((cells, index) => numberCounts[index] === cells.length);
  return longestMinimum - shortestMaximum < 2 && !(hasNumberColumn && numberCounts.includes(0));
}

/** True if all columns look like codes of the same kind, as in a list with several codes in each line. */
function looksLikeList(rows: readonly Row[]): boolean {
  const columns = Array.from({ length: countColumns(rows) }, (_, index) => filledCells(rows, index)).filter(
    ({ length }) => length > 0,
  );
  if (columns.some((cells) => cells.filter(isCodeLike).length * 2 < cells.length)) return false;
  return regularity(rows) < 1 || haveSameKind(columns);
}

/**
 * Returns rows as a table of several columns. Undefined if the rows have only one column, or if too few of them contain
 * the separator.
 */
function readColumns(rows: readonly Row[], separator: string): PastedTable | undefined {
  const inspectedRows = rows.slice(0, maxInspectedRows);
  const [first] = inspectedRows;
  // A single line is a list, unless it has tabs: then it was copied from the cells of a spreadsheet.
  if (!first || (inspectedRows.length === 1 && separator !== '\t')) return undefined;
  const hasHeader = isHeaderRow(inspectedRows) && first.cells.length > 1;
  const separatedCount = inspectedRows.filter(({ cells }) => cells.length > 1).length;
  if (separatedCount * 2 < inspectedRows.length && !(hasHeader && first.cells.some(isCodeColumnName))) return undefined;
  // Separators only at the ends of lines do not make a second column.
  if (!inspectedRows.some(({ cells }) => cells.slice(1).some((cell) => cell.trim() !== ''))) return undefined;
  return { rows, columns: countColumns(rows), readAs: !hasHeader && looksLikeList(inspectedRows) ? 'list' : 'table' };
}

/** True if the first cell of a column is a header: a usual header, or a word above codes of other lengths. */
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
export function findTable(text: string): PastedTable | undefined {
  const { body, line, separator } = normalizeText(text);
  if (separator !== undefined) {
    const rows = rowsOf(body, separator, line);
    return { rows, columns: countColumns(rows), readAs: 'table' };
  }
  const candidates = separators
    .filter((candidate) => body.includes(candidate))
    .flatMap((candidate) => readColumns(rowsOf(body, candidate, line), candidate) ?? []);
  const bestTable = candidates.toSorted((a, b) => regularity(b.rows) - regularity(a.rows))[0];
  if (bestTable) return bestTable;
  const lines = body.split('\n').map((cell) => [cell]);
  const rows = numberRows(lines, line);
  return startsWithHeader(filledCells(rows.slice(0, maxInspectedRows), 0))
    ? { rows, columns: 1, readAs: 'table' }
    : undefined;
}
