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
import { splitCells, unwrapText } from './csvCells';
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
 * Possible cell separators. If several separate a text equally well, the first wins: commas often occur within cells.
 */
const separators = ['\t', ';', ','] as const;

const rowsOf = (body: string, separator: string, line: number) =>
  numberRows(splitCells(body, separator), line).filter(isFilled);

/** Returns the share of rows, 0 to 1, that have the most frequent number of cells. Rows with one cell do not count. */
function regularity(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / rows.length;
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
  const lengths = columns.map(codeLengthsOf);
  const longestMinimum = Math.max(...lengths.map((all) => Math.min(...all)));
  const shortestMaximum = Math.min(...lengths.map((all) => Math.max(...all)));
  const numbers = columns.map((cells) => cells.filter((cell) => /^\d+$/.test(cell)).length);
  const hasNumberColumn = columns.some((cells, index) => numbers[index] === cells.length);
  return longestMinimum - shortestMaximum < 2 && !(hasNumberColumn && numbers.includes(0));
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
 * Reads text as a table of several columns. Undefined if it is no such table, or too few lines contain the separator.
 */
function readColumns(rows: readonly Row[], separator: string): PastedTable | undefined {
  const inspected = rows.slice(0, maxInspectedRows);
  const [first] = inspected;
  // A single line is a list, unless it has tabs: then it was copied from the cells of a spreadsheet.
  if (!first || (inspected.length === 1 && separator !== '\t')) return undefined;
  const hasHeader = isHeaderRow(inspected) && first.cells.length > 1;
  const separatedCount = inspected.filter(({ cells }) => cells.length > 1).length;
  if (separatedCount * 2 < inspected.length && !(hasHeader && first.cells.some(isCodeColumnName))) return undefined;
  // Separators only at the ends of lines do not make a second column.
  if (!inspected.some(({ cells }) => cells.slice(1).some((cell) => cell.trim() !== ''))) return undefined;
  return { rows, columns: countColumns(rows), readAs: !hasHeader && looksLikeList(inspected) ? 'list' : 'table' };
}

/** True if the first cell of a column is a header: a usual one, or text that differs from all codes below. */
function startsWithHeader([header, ...codes]: readonly string[]): boolean {
  if (header === undefined || codes.length === 0) return false;
  if (isCodeColumnName(header)) return true;
  const differs = !/\d/.test(header) && codes.every((code) => isCodeLike(code) && code.length !== header.length);
  return codes.length > 1 && differs;
}

/**
 * Reads pasted text as a table: cells copied from a spreadsheet, CSV, or one column with a header. Undefined if the
 * text is a plain list of codes.
 */
export function findTable(text: string): PastedTable | undefined {
  const { body, line, separator } = unwrapText(text);
  if (separator !== undefined) {
    const rows = rowsOf(body, separator, line);
    return { rows, columns: countColumns(rows), readAs: 'table' };
  }
  const candidates = separators
    .filter((candidate) => body.includes(candidate))
    .flatMap((candidate) => readColumns(rowsOf(body, candidate, line), candidate) ?? []);
  const best = candidates.toSorted((a, b) => regularity(b.rows) - regularity(a.rows))[0];
  if (best) return best;
  const lines = body.split('\n').map((cell) => [cell]);
  const rows = numberRows(lines, line);
  return startsWithHeader(filledCells(rows.slice(0, maxInspectedRows), 0))
    ? { rows, columns: 1, readAs: 'table' }
    : undefined;
}
