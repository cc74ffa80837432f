import { isCodeLike, isNameOfCodes, judgedRows, looksLikeHeader, numberRows } from './codeSource';
import type { Row } from './codeSource';
import { splitCells, unwrapText } from './codeSourceCells';
import { readCode } from './codeText';

/** Pasted text that is a table, or may be one. */
export type PastedTable = {
  rows: readonly Row[];
  columns: number;
  /** As which it is read where nobody says otherwise: 'list' where all of its cells look like codes of one kind. */
  reads: 'table' | 'list';
};

/** As they are tried where two part the text equally well: a comma may be a part of what stands in a cell. */
const separators = ['\t', ';', ','] as const;

const isFilled = ({ cells }: Row) => cells.some((cell) => cell.trim() !== '');

const rowsOf = (body: string, separator: string, line: number) =>
  numberRows(splitCells(body, separator), line).filter(isFilled);

const widthOf = (rows: readonly Row[]) => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** The share of rows that have the number of cells which most rows of two or more have: 0 to 1. */
function regularity(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / rows.length;
}

/** What stands in column `index`, without its empty cells. */
const column = (rows: readonly Row[], index: number) => rows.flatMap(({ cells }) => cells[index]?.trim() || []);

const lengthsOf = (cells: readonly string[]) =>
  cells.flatMap((cell) => {
    const read = readCode(cell);
    return read.ok ? read.code.length : [];
  });

/** Whether no two columns differ in kind: numbers beside codes with letters, or codes of quite another length. */
function areAlike(columns: readonly (readonly string[])[]): boolean {
  const lengths = columns.map(lengthsOf);
  const longest = Math.max(...lengths.map((all) => Math.min(...all)));
  const shortest = Math.min(...lengths.map((all) => Math.max(...all)));
  const numbers = columns.map((cells) => cells.filter((cell) => /^\d+$/.test(cell)).length);
  const ofNumbers = columns.some((cells, index) => numbers[index] === cells.length);
  return longest - shortest < 2 && !(ofNumbers && numbers.includes(0));
}

/** Whether all that stands in the columns looks like codes: then a person has written a list, some codes to a line. */
function looksLikeList(rows: readonly Row[]): boolean {
  const columns = Array.from({ length: widthOf(rows) }, (_, index) => column(rows, index)).filter(
    ({ length }) => length > 0,
  );
  if (columns.some((cells) => cells.filter(isCodeLike).length * 2 < cells.length)) return false;
  return regularity(rows) < 1 || areAlike(columns);
}

/** The table in rows of several cells; undefined where too few lines are parted. */
function severalColumns(rows: readonly Row[], separator: string): PastedTable | undefined {
  const judged = rows.slice(0, judgedRows);
  const [first] = judged;
  // One line is a list, for people write lists so; what has tabs in it was copied from cells.
  if (!first || (judged.length === 1 && separator !== '\t')) return undefined;
  const isHeaded = looksLikeHeader(judged) && first.cells.length > 1;
  const parted = judged.filter(({ cells }) => cells.length > 1).length;
  if (parted * 2 < judged.length && !(isHeaded && first.cells.some(isNameOfCodes))) return undefined;
  // A separator at the end of each line parts nothing.
  if (!judged.some(({ cells }) => cells.slice(1).some((cell) => cell.trim() !== ''))) return undefined;
  return { rows, columns: widthOf(rows), reads: !isHeaded && looksLikeList(judged) ? 'list' : 'table' };
}

/** One column with a heading over it: a word that names codes, or one unlike all the codes below. */
function headedColumn(rows: readonly Row[]): PastedTable | undefined {
  const [first, ...others] = rows.slice(0, judgedRows);
  const table: PastedTable = { rows, columns: 1, reads: 'table' };
  if (!first || others.length === 0) return undefined;
  const text = first.cells[0]?.trim() ?? '';
  if (isNameOfCodes(text)) return table;
  const codes = column(others, 0);
  const isUnlike = !/\d/.test(text) && codes.every((code) => isCodeLike(code) && code.length !== text.length);
  return codes.length > 1 && isUnlike ? table : undefined;
}

/**
 * The table in pasted text: cells copied from a spreadsheet, CSV text, or one column with its heading. Undefined where
 * the text is a list, one code a line or all in one line.
 */
export function findTable(text: string): PastedTable | undefined {
  const { body, line, separator } = unwrapText(text);
  if (separator !== undefined) {
    const rows = rowsOf(body, separator, line);
    return { rows, columns: widthOf(rows), reads: 'table' };
  }
  const parted = separators.flatMap((mark) => {
    if (!body.includes(mark)) return [];
    const rows = rowsOf(body, mark, line);
    const table = severalColumns(rows, mark);
    return table ? { table, regular: regularity(rows.slice(0, judgedRows)) } : [];
  });
  const best = parted.toSorted((one, other) => other.regular - one.regular)[0];
  if (best) return best.table;
  return headedColumn(
    numberRows(
      body.split('\n').map((cell) => [cell]),
      line,
    ).filter(isFilled),
  );
}
