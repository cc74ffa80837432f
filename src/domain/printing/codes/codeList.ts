import { unwrapText } from './csvCells';
import { readCode } from './codeText';
import { maxCodes } from '../settings/limits';

/** A code of a print run. */
export type RunCode = {
  /** In upper case, as printed and as in the tag's URL. */
  code: string;
  /** Position in the run, from 1; printed as the number label. */
  number: number;
  /** Line of the list, from 1. */
  line?: number;
};

/** A line without a printable code. */
export type LineProblem = { line: number; text: string } & (
  | { reason: 'empty' | 'letters' | 'too-long' }
  /** `of` is the line with the same code. */
  | { reason: 'duplicate'; of: number }
  /** Exceeds the maximum number of codes in a run. */
  | { reason: 'too-many'; max: number }
);

export type CodeList = {
  /** Printable codes without duplicates, in list order. */
  codes: readonly RunCode[];
  /** In list order. Empty lines of pasted text are not reported. */
  problems: readonly LineProblem[];
};

/** A table row. `line` is its first line in the file, from 1: quoted cells can span several lines. */
export type Row = { line: number; cells: readonly string[] };

type Line = { line: number; text: string };

function collectCodes(lines: readonly Line[], max: number): CodeList {
  const codes: RunCode[] = [];
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
    else if (codes.length >= max) problems.push({ line, text, reason: 'too-many', max });
    else codes.push({ code: read.code, number: codes.length + 1, line });
    if (of === undefined) first.set(read.code, line);
  }
  return { codes, problems };
}

/** Reads pasted codes: one per line, or separated by commas, semicolons or tabs. */
export function readPastedCodes(text: string, max: number = maxCodes): CodeList {
  const { body, line } = unwrapText(text);
  const lines = body.split(/[\n\u2028\u2029]/).flatMap((row, at) =>
    row
      .split(/[,;\t]/)
      .filter((part) => part.trim() !== '')
      .map((part): Line => ({ line: line + at, text: part.trim() })),
  );
  return collectCodes(lines, max);
}

/** A table column, with what the column picker shows. */
export type Column = {
  /** From 0. */
  index: number;
  /** From the header; undefined without a header. */
  name?: string;
  /** First non-empty cell. */
  example: string;
  /** Number of cells that parse as codes in the first `inspectedRows`. */
  readable: number;
};

export type Table = { hasHeader: boolean; columns: readonly Column[]; /** Without the header. */ rows: readonly Row[] };

/** Rows inspected to classify a table; inspecting all rows of a long file would be slow. */
export const inspectedRows = 200;

/** Maximum number of columns; further ones are ignored. */
const maxColumns = 100;

/** Headers of code columns in common shop exports and in our own. */
const codeColumnNames =
  /^(hexa ?code|hex|code|codes|tag|tags|tag ?code|qr|qr ?code|serial|serial ?number|url|link|address)$/i;

/** True if the text is a usual header for codes. */
export const isCodeColumnName = (text: string) => codeColumnNames.test(text.trim());

/** Numeric dates parse as codes but are none. */
const numericDate = /^\d{1,4}([-.])\d{1,2}\1\d{1,4}$/;

/** True if the cell parses as a code and has a digit, unlike a word. */
export function isCodeLike(cell: string): boolean {
  const read = readCode(cell);
  return read.ok && /\d/.test(read.code) && !numericDate.test(read.code);
}

/** True if the first row names a code column, or has no codes while at least half of the next rows do. */
export function isHeaderRow([first, ...others]: readonly Row[]): boolean {
  if (!first) return false;
  if (first.cells.some(isCodeColumnName)) return true;
  const hasCode = ({ cells }: Row) => cells.some(isCodeLike);
  const inspected = others.slice(0, inspectedRows);
  return inspected.length > 0 && !hasCode(first) && inspected.filter(hasCode).length * 2 >= inspected.length;
}

/**
 * Adds to each row the line it starts in; the first row is line `first`. Quoted cells can span several lines. `rows` must
 * include empty lines.
 */
export function numberRows(rows: readonly (readonly string[])[], first = 1): Row[] {
  let line = first;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
    return row;
  });
}

/** Builds a table from rows; `header` overrides the header detection. */
export function readTable(rows: readonly Row[], header?: boolean): Table {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const hasHeader = header ?? isHeaderRow(filled);
  const body = hasHeader ? filled.slice(1) : filled;
  const names = hasHeader ? (filled[0]?.cells ?? []) : [];
  const widest = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const count = Math.min(widest, maxColumns);
  const columns = Array.from({ length: count }, (_, index): Column => {
    const cellOf = ({ cells }: Row) => cells[index]?.trim() ?? '';
    const name = names[index]?.trim();
    const filledRow = body.find((row) => cellOf(row) !== '');
    return {
      index,
      ...(name && { name }),
      example: filledRow ? cellOf(filledRow) : '',
      readable: body.slice(0, inspectedRows).filter((row) => readCode(cellOf(row)).ok).length,
    };
  });
  return { hasHeader, columns, rows: body };
}

/** The codes of one column. An empty cell is reported: the code was probably forgotten. */
export function readColumn({ rows }: Table, column: number, max: number = maxCodes): CodeList {
  return collectCodes(
    rows.map(({ line, cells }) => ({ line, text: cells[column]?.trim() ?? '' })),
    max,
  );
}
