import { isCodeLike, isCodeColumnName, inspectedRows, isHeaderRow, numberRows } from './codeList';
import type { Row } from './codeList';
import { splitCells, unwrapText } from './csvCells';
import { readCode } from './codeText';

/** Pasted text that is or may be a table. */
export type PastedTable = {
  rows: readonly Row[];
  columns: number;
  /** Default interpretation: 'list' if all cells look like codes of one kind. */
  readAs: 'table' | 'list';
};

/** In order of preference: a comma may be part of a cell. */
const separators = ['\t', ';', ','] as const;

const isFilled = ({ cells }: Row) => cells.some((cell) => cell.trim() !== '');

const rowsOf = (body: string, separator: string, line: number) =>
  numberRows(splitCells(body, separator), line).filter(isFilled);

const countColumns = (rows: readonly Row[]) => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** Share of rows with the most frequent number of cells (two or more): 0 to 1. */
function regularity(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / rows.length;
}

/** Non-empty cells of column `index`. */
const column = (rows: readonly Row[], index: number) => rows.flatMap(({ cells }) => cells[index]?.trim() || []);

const lengthsOf = (cells: readonly string[]) =>
  cells.flatMap((cell) => {
    const read = readCode(cell);
    return read.ok ? read.code.length : [];
  });

/** False if columns differ in kind: numbers next to codes with letters, or codes of different length. */
function haveSameKind(columns: readonly (readonly string[])[]): boolean {
  const lengths = columns.map(lengthsOf);
  const longest = Math.max(...lengths.map((all) => Math.min(...all)));
  const shortest = Math.min(...lengths.map((all) => Math.max(...all)));
  const numbers = columns.map((cells) => cells.filter((cell) => /^\d+$/.test(cell)).length);
  const hasNumberColumn = columns.some((cells, index) => numbers[index] === cells.length);
  return longest - shortest < 2 && !(hasNumberColumn && numbers.includes(0));
}

/** True if all columns look like codes: a list with several codes per line. */
function looksLikeList(rows: readonly Row[]): boolean {
  const columns = Array.from({ length: countColumns(rows) }, (_, index) => column(rows, index)).filter(
    ({ length }) => length > 0,
  );
  if (columns.some((cells) => cells.filter(isCodeLike).length * 2 < cells.length)) return false;
  return regularity(rows) < 1 || haveSameKind(columns);
}

/** A table of several columns; undefined if too few lines contain the separator. */
function readColumns(rows: readonly Row[], separator: string): PastedTable | undefined {
  const inspected = rows.slice(0, inspectedRows);
  const [first] = inspected;
  // A single line is a list, unless it has tabs: then it was copied from cells.
  if (!first || (inspected.length === 1 && separator !== '\t')) return undefined;
  const hasHeader = isHeaderRow(inspected) && first.cells.length > 1;
  const separated = inspected.filter(({ cells }) => cells.length > 1).length;
  if (separated * 2 < inspected.length && !(hasHeader && first.cells.some(isCodeColumnName))) return undefined;
  // A trailing separator on each line makes no second column.
  if (!inspected.some(({ cells }) => cells.slice(1).some((cell) => cell.trim() !== ''))) return undefined;
  return { rows, columns: countColumns(rows), readAs: !hasHeader && looksLikeList(inspected) ? 'list' : 'table' };
}

/** One column with a header: a usual header for codes, or text unlike all codes below. */
function readSingleColumn(rows: readonly Row[]): PastedTable | undefined {
  const [first, ...others] = rows.slice(0, inspectedRows);
  const table: PastedTable = { rows, columns: 1, readAs: 'table' };
  if (!first || others.length === 0) return undefined;
  const text = first.cells[0]?.trim() ?? '';
  if (isCodeColumnName(text)) return table;
  const codes = column(others, 0);
  const differs = !/\d/.test(text) && codes.every((code) => isCodeLike(code) && code.length !== text.length);
  return codes.length > 1 && differs ? table : undefined;
}

/**
 * Finds a table in pasted text: cells copied from a spreadsheet, CSV, or one column with a header. Undefined for a plain
 * list of codes.
 */
export function findTable(text: string): PastedTable | undefined {
  const { body, line, separator } = unwrapText(text);
  if (separator !== undefined) {
    const rows = rowsOf(body, separator, line);
    return { rows, columns: countColumns(rows), readAs: 'table' };
  }
  const candidates = separators.flatMap((candidate) => {
    if (!body.includes(candidate)) return [];
    const rows = rowsOf(body, candidate, line);
    const table = readColumns(rows, candidate);
    return table ? { table, regular: regularity(rows.slice(0, inspectedRows)) } : [];
  });
  const best = candidates.toSorted((a, b) => b.regular - a.regular)[0];
  if (best) return best.table;
  return readSingleColumn(
    numberRows(
      body.split('\n').map((cell) => [cell]),
      line,
    ).filter(isFilled),
  );
}
