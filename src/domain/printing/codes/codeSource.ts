import { unwrapText } from './codeSourceCells';
import { readCode } from './codeText';
import { mostCodes } from '../settings/limits';

/** A code of a run. */
export type SourceCode = {
  /** As it is printed and as its address carries it: upper case. */
  code: string;
  /** Its place among the codes of the run, from 1: what the number label says. */
  number: number;
  /** The line of the list that it stands in, from 1. */
  line?: number;
};

/** Why a line gives no code. */
export type LineProblem = { line: number; text: string } & (
  | { reason: 'empty' | 'letters' | 'too-long' }
  /** The line that has the same code. */
  | { reason: 'duplicate'; of: number }
  /** Beyond the most codes of a run. */
  | { reason: 'too-many'; most: number }
);

export type CodeList = {
  /** The codes that can be printed, in the order of the list, each once. */
  codes: readonly SourceCode[];
  /** In the order of the list. Empty lines of pasted text are no problem and are not here. */
  problems: readonly LineProblem[];
};

/** A row of a table with the line of the file that it begins in, from 1: a quoted cell may run over several lines. */
export type Row = { line: number; cells: readonly string[] };

type Line = { line: number; text: string };

function listOf(lines: readonly Line[], most: number): CodeList {
  const codes: SourceCode[] = [];
  const problems: LineProblem[] = [];
  const first = new Map<string, number>();
  for (const { line, text } of lines) {
    const read = readCode(text);
    if (!read.ok) {
      problems.push({ line, text, reason: read.reason });
      continue;
    }
    const of = first.get(read.code);
    if (of !== undefined) problems.push({ line, text, reason: 'duplicate', of });
    else if (codes.length >= most) problems.push({ line, text, reason: 'too-many', most });
    else codes.push({ code: read.code, number: codes.length + 1, line });
    if (of === undefined) first.set(read.code, line);
  }
  return { codes, problems };
}

/** The codes of pasted text: one a line, or several parted by commas, semicolons or tabs. */
export function readPastedCodes(text: string, most: number = mostCodes): CodeList {
  const { body, line } = unwrapText(text);
  const lines = body.split(/[\n\u2028\u2029]/).flatMap((row, at) =>
    row
      .split(/[,;\t]/)
      .filter((part) => part.trim() !== '')
      .map((part): Line => ({ line: line + at, text: part.trim() })),
  );
  return listOf(lines, most);
}

/** A column of a table, with what a person chooses it by. */
export type Column = {
  /** From 0. */
  index: number;
  /** From the header; undefined where the table has none. */
  name?: string;
  /** The first cell with something in it. */
  example: string;
  /** How many of its cells read as codes, of the first `judgedRows`. */
  readable: number;
};

export type Table = { hasHeader: boolean; columns: readonly Column[]; /** Without the header. */ rows: readonly Row[] };

/** So many rows tell what a table holds and where; to read every cell of a long file would be felt. */
export const judgedRows = 200;

/** More columns than anybody looks through. */
const mostColumns = 100;

/** Heads that a column of codes has in the files of shops and in our own exports. */
const namesOfCodes =
  /^(hexa ?code|hex|code|codes|tag|tags|tag ?code|qr|qr ?code|serial|serial ?number|url|link|address)$/i;

/** Whether a text is what columns of codes are called. */
export const isNameOfCodes = (text: string) => namesOfCodes.test(text.trim());

/** Days in figures read as codes and are none. */
const day = /^\d{1,4}([-.])\d{1,2}\1\d{1,4}$/;

/** Whether a cell reads as a code and has what a word has not: a digit. */
export function isCodeLike(cell: string): boolean {
  const read = readCode(cell);
  return read.ok && /\d/.test(read.code) && !day.test(read.code);
}

/** A first row is a header when it names a column of codes, or has nothing like a code where rows after it have. */
export function looksLikeHeader([first, ...others]: readonly Row[]): boolean {
  if (!first) return false;
  if (first.cells.some(isNameOfCodes)) return true;
  const hasCode = ({ cells }: Row) => cells.some(isCodeLike);
  const judged = others.slice(0, judgedRows);
  return judged.length > 0 && !hasCode(first) && judged.filter(hasCode).length * 2 >= judged.length;
}

/**
 * The rows of a file with the line that each begins in, the first in line `first`: a cell in quotation marks may run
 * over several lines. Needs the rows of empty lines too.
 */
export function numberRows(rows: readonly (readonly string[])[], first = 1): Row[] {
  let line = first;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
    return row;
  });
}

/** The table in the rows of a file; `header` overrules what its first row looks like. */
export function readTable(rows: readonly Row[], header?: boolean): Table {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const hasHeader = header ?? looksLikeHeader(filled);
  const body = hasHeader ? filled.slice(1) : filled;
  const names = hasHeader ? (filled[0]?.cells ?? []) : [];
  const widest = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const count = Math.min(widest, mostColumns);
  const columns = Array.from({ length: count }, (_, index): Column => {
    const cellOf = ({ cells }: Row) => cells[index]?.trim() ?? '';
    const name = names[index]?.trim();
    const filledRow = body.find((row) => cellOf(row) !== '');
    return {
      index,
      ...(name && { name }),
      example: filledRow ? cellOf(filledRow) : '',
      readable: body.slice(0, judgedRows).filter((row) => readCode(cellOf(row)).ok).length,
    };
  });
  return { hasHeader, columns, rows: body };
}

/** The codes of one column. A row without a cell there is at fault: something was forgotten. */
export function readColumn({ rows }: Table, column: number, most: number = mostCodes): CodeList {
  return listOf(
    rows.map(({ line, cells }) => ({ line, text: cells[column]?.trim() ?? '' })),
    most,
  );
}
