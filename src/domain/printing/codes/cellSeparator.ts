import { hasFilledCell, isCodeLike, maxInspectedRows, numberRows } from './codeList';
import type { CodeTableRow } from './codeList';
import { newline, splitCells } from './csvCells';

/** Possible cell separators, the most likely first. The comma is last, because cells often contain commas. */
const cellSeparators = ['\t', ';', '|', ','] as const;

/** Splits a text into rows, and leaves out empty rows. `firstLine` is the line number at which `body` starts. */
export const splitRows = (body: string, separator: string, firstLine: number) =>
  numberRows(splitCells(body, separator), firstLine).filter(hasFilledCell);

/** Splits a text with each of the `cellSeparators` that it contains. Returns the rows for each separator. */
export const splitAtEachSeparator = (body: string, firstLine: number) =>
  cellSeparators
    .filter((separator) => body.includes(separator))
    .map((separator) => ({ separator, rows: splitRows(body, separator, firstLine) }));

/**
 * Returns how regular a table is: the share of rows, 0 to 1, that have the most frequent number of cells. Rows with a
 * single cell count as irregular.
 */
export function measureRegularity(rows: readonly CodeTableRow[]): number {
  const rowCountByCellCount = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) rowCountByCellCount.set(cells.length, (rowCountByCellCount.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...rowCountByCellCount.values()) / rows.length;
}

/** Returns the share of rows, 0 to 1, that have a cell which looks like a code. */
const getCodeShare = (rows: readonly CodeTableRow[]) =>
  rows.filter(({ cells }) => cells.some(isCodeLike)).length / rows.length;

/**
 * Returns the candidate with the most regular rows. Among equally regular candidates, returns the one with the largest
 * share of rows with a code, since a wrong separator cuts or joins codes; if these are equal too, the first candidate.
 */
export const findMostRegular = <Candidate extends { rows: readonly CodeTableRow[] }>(
  candidates: readonly Candidate[],
): Candidate | undefined =>
  candidates.toSorted(
    (a, b) => measureRegularity(b.rows) - measureRegularity(a.rows) || getCodeShare(b.rows) - getCodeShare(a.rows),
  )[0];

/**
 * Returns the separator that splits the first lines of a text into the most regular rows; a comma if the lines contain
 * no separator.
 */
export function findCellSeparator(body: string): string {
  const firstLines = body.split(newline, maxInspectedRows).join(newline);
  return findMostRegular(splitAtEachSeparator(firstLines, 1))?.separator ?? ',';
}
