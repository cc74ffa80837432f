import { hasFilledCell, isCodeLike, maxInspectedRows, numberRows } from './codeList';
import type { CodeTableRow } from './codeList';
import { newline, splitCells } from './csvCells';

/**
 * Possible cell separators, the most likely first. The comma comes last, because cells often contain commas.
 */
const cellSeparators = ['\t', ';', '|', ','] as const;

/** Splits a text into rows that have text. `line` is the number of its first line, see `numberRows`. */
export const splitRows = (body: string, separator: string, line: number) =>
  numberRows(splitCells(body, separator), line).filter(hasFilledCell);

/** Returns the rows of a text for each separator that it contains, in the order of `cellSeparators`. */
export const splitAtEachSeparator = (body: string, line: number) =>
  cellSeparators
    .filter((separator) => body.includes(separator))
    .map((separator) => ({ separator, rows: splitRows(body, separator, line) }));

/**
 * Returns the share of rows, 0 to 1, that have the most frequent number of cells. Rows with a single cell count as
 * irregular.
 */
export function measureRegularity(rows: readonly CodeTableRow[]): number {
  const rowCounts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) rowCounts.set(cells.length, (rowCounts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...rowCounts.values()) / rows.length;
}

/** Returns the share of rows, 0 to 1, that have a cell which looks like a code. */
const measureCodes = (rows: readonly CodeTableRow[]) =>
  rows.filter(({ cells }) => cells.some(isCodeLike)).length / rows.length;

/**
 * Returns the candidate with the most regular rows. If several are equally regular, returns the one with the most codes,
 * since a wrong separator cuts or joins them; of equal ones, the first.
 */
export const findMostRegular = <Candidate extends { rows: readonly CodeTableRow[] }>(
  candidates: readonly Candidate[],
): Candidate | undefined =>
  candidates.toSorted(
    (a, b) => measureRegularity(b.rows) - measureRegularity(a.rows) || measureCodes(b.rows) - measureCodes(a.rows),
  )[0];

/**
 * Returns the separator that divides the first lines of a text into the most regular rows; a comma if they have no
 * separator.
 */
export function findCellSeparator(body: string): string {
  const firstLines = body.split(newline, maxInspectedRows).join(newline);
  return findMostRegular(splitAtEachSeparator(firstLines, 1))?.separator ?? ',';
}
