import { normalizeText } from './csvCells';
import { readCode } from './codeText';
import { maxCodes } from '../settings/limits';

/** A code to print. */
export type RunCode = {
  /** The code in upper case. It is part of the tag's URL and can be printed as the serial number. */
  code: string;
  /**
   * Position of the code among all codes to print, from 1, which can be printed as a label. In a reprint, the code
   * keeps the number from the recorded run.
   */
  number: number;
  /** Line of the pasted text or file that contains the code, from 1. Undefined if the code is not from a list. */
  line?: number;
  /** Values of the columns that text lines use, by column name. Only codes of a recorded run have them. */
  values?: Readonly<Record<string, string>>;
};

/** A text that is left out when a list is read, with the number of its line, from 1, and the reason. */
export type LineProblem = { line: number; text: string } &
  /** The text is not a valid code, see `readCode`. */
  (
    | { reason: 'empty' | 'letters' | 'too-long' }
    /** An earlier line has the same code; `earlierLine` is the number of that line. */
    | { reason: 'duplicate'; earlierLine: number }
    /** The list already has `max` codes. */
    | { reason: 'too-many'; max: number }
  );

/** The codes of a list, and the texts of the list that are left out. */
export type CodeList = {
  /** The codes to print, without duplicates, in the order of the list. */
  codes: readonly RunCode[];
  /** The texts that are left out, in the order of the list. Empty lines of pasted text are not reported. */
  problems: readonly LineProblem[];
};

/**
 * A row of a table. `line` is the number of the line in the text at which the row starts, from 1. A row takes several
 * lines if a quoted cell contains line breaks.
 */
export type CodeTableRow = { line: number; cells: readonly string[] };

/** A text that should be a code, and the number of its line in the list. */
type CodeLine = { line: number; text: string };

/** Reads the codes of a list. Codes beyond the first `max` codes are reported as problems. */
function collectCodes(lines: readonly CodeLine[], max: number): CodeList {
  const codes: RunCode[] = [];
  const problems: LineProblem[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, text } of lines) {
    const readResult = readCode(text);
    if (!readResult.ok) {
      problems.push({ line, text, reason: readResult.reason });
      continue;
    }
    const firstLine = firstLines.get(readResult.code);
    if (firstLine !== undefined) {
      problems.push({ line, text, reason: 'duplicate', earlierLine: firstLine });
      continue;
    }
    firstLines.set(readResult.code, line);
    if (codes.length >= max) problems.push({ line, text, reason: 'too-many', max });
    else codes.push({ code: readResult.code, number: codes.length + 1, line });
  }
  return { codes, problems };
}

/** Reads pasted codes, separated by line breaks, commas, semicolons, tabs or vertical bars. */
export function readPastedCodes(text: string, max: number = maxCodes): CodeList {
  const { body, firstLine } = normalizeText(text);
  const lines = body.split(/[\n\u2028\u2029]/).flatMap((lineText, index) =>
    lineText
      .split(/[,;\t|]/)
      .map((cell): CodeLine => ({ line: firstLine + index, text: cell.trim() }))
      .filter((codeLine) => codeLine.text !== ''),
  );
  return collectCodes(lines, max);
}

/** A column of a table, with the data that the column picker shows. */
export type CodeTableColumn = {
  /** Zero-based index of the column. */
  index: number;
  /** Name of the column in the header. Undefined if there is no header or the header cell is empty. */
  name?: string;
  /** Text of the first cell below the header that is not empty. */
  example: string;
  /** Number of cells with a valid code in the first `maxInspectedRows` rows. */
  validCodeCount: number;
};

export type CodeTable = {
  hasHeader: boolean;
  columns: readonly CodeTableColumn[];
  /** Rows that are not empty, without the header. */
  rows: readonly CodeTableRow[];
};

/** Maximum number of rows that are searched for a header and the code column, to keep reading long files fast. */
export const maxInspectedRows = 200;

/** Maximum number of columns of a table. Further columns are ignored. */
export const maxColumns = 100;

/** Matches usual headers of columns with codes, in lists of this app and of shop systems. */
const codeColumnNamePattern =
  /^(hexa ?code|hex|code|codes|tag|tags|tag ?code|tag ?id|qr|qr ?code|serial|serial ?number|url|link)$/i;

/** True if the text is a usual header of a column with codes. */
export const isCodeColumnName = (text: string) => codeColumnNamePattern.test(text.trim());

/** Matches dates such as 2026-06-15, which `readCode` would accept as codes. */
const numericDatePattern = /^\d{1,4}([-.])\d{1,2}\1\d{1,4}$/;

/** Returns the code in a cell. Undefined for invalid codes, dates, and texts without a digit, which may be words. */
export function findCode(cell: string): string | undefined {
  const readResult = readCode(cell);
  return readResult.ok && /\d/.test(readResult.code) && !numericDatePattern.test(readResult.code)
    ? readResult.code
    : undefined;
}

/** True if the cell looks like a code, see `findCode`. */
export const isCodeLike = (cell: string) => findCode(cell) !== undefined;

/**
 * True if a cell of the first row is a usual header for codes, or if the first row has no code but at least half of the
 * next rows have a code.
 */
export function isHeaderRow([firstRow, ...otherRows]: readonly CodeTableRow[]): boolean {
  if (!firstRow) return false;
  if (firstRow.cells.some(isCodeColumnName)) return true;
  const hasCode = ({ cells }: CodeTableRow) => cells.some(isCodeLike);
  const inspectedRows = otherRows.slice(0, maxInspectedRows);
  return (
    inspectedRows.length > 0 && !hasCode(firstRow) && inspectedRows.filter(hasCode).length * 2 >= inspectedRows.length
  );
}

/**
 * Adds to each row the number of the line at which it starts. The first row starts at line `firstLine`. Line breaks
 * in cells count as lines, and `rows` must include the empty lines.
 */
export function numberRows(rows: readonly (readonly string[])[], firstLine = 1): CodeTableRow[] {
  let line = firstLine;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breakCount, cell) => breakCount + (cell.match(/\n/g)?.length ?? 0), 0);
    return row;
  });
}

/** True if a row has a cell with text. */
export const hasFilledCell = ({ cells }: CodeTableRow) => cells.some((cell) => cell.trim() !== '');

/** Returns the number of cells of the longest row. */
export const countColumns = (rows: readonly CodeTableRow[]) =>
  rows.reduce((max, { cells }) => Math.max(max, cells.length), 0);

/** Builds a table from rows. `header`: true if the first row is a header; if undefined, a header is detected. */
export function readTable(rows: readonly CodeTableRow[], header?: boolean): CodeTable {
  const filledRows = rows.filter(hasFilledCell);
  const hasHeader = header ?? isHeaderRow(filledRows);
  const bodyRows = hasHeader ? filledRows.slice(1) : filledRows;
  const headerCells = hasHeader ? filledRows[0]?.cells : undefined;
  const columns = Array.from(
    { length: Math.min(countColumns(filledRows), maxColumns) },
    (_, index): CodeTableColumn => {
      const getCell = ({ cells }: CodeTableRow) => cells[index]?.trim() ?? '';
      const name = headerCells?.[index]?.trim();
      const filledRow = bodyRows.find((row) => getCell(row) !== '');
      return {
        index,
        ...(name && { name }),
        example: filledRow ? getCell(filledRow) : '',
        validCodeCount: bodyRows.slice(0, maxInspectedRows).filter((row) => readCode(getCell(row)).ok).length,
      };
    },
  );
  return { hasHeader, columns, rows: bodyRows };
}

/** Reads the codes of a column. Empty cells are reported as problems, because their codes were probably forgotten. */
export function readColumn({ rows }: CodeTable, columnIndex: number, max: number = maxCodes): CodeList {
  return collectCodes(
    rows.map(({ line, cells }) => ({ line, text: cells[columnIndex]?.trim() ?? '' })),
    max,
  );
}
