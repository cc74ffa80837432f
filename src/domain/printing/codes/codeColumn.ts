import { findCode, isCodeColumnName, maxInspectedRows } from './codeList';
import type { Table } from './codeList';
import { maxCodeTextLength } from './codeText';

/** Returns the distinct texts that look like codes in the first rows of a column. */
const distinctCodes = ({ rows }: Table, index: number) =>
  new Set(rows.slice(0, maxInspectedRows).flatMap(({ cells }) => findCode(cells[index] ?? '') ?? []));

/**
 * Rates how much a column looks like tag codes, which have letters and digits and are longer than plate or row numbers.
 */
function rateCodes(codes: ReadonlySet<string>): number {
  const all = [...codes];
  const withLettersCount = all.filter((code) => /[A-Z]/.test(code)).length;
  const averageLength = all.reduce((sum, code) => sum + code.length, 0) / all.length;
  return (withLettersCount * 2 >= all.length ? maxCodeTextLength : 0) + averageLength;
}

/**
 * Returns the index of the column that most likely contains the codes: one whose header says so, else the one with the
 * best score among the columns with many distinct codes. Undefined if there is none.
 */
export function findCodeColumn(table: Table): number | undefined {
  const columns = table.columns.map((column) => ({ ...column, codes: distinctCodes(table, column.index) }));
  const columnsNamedCode = columns.filter(({ name }) => name !== undefined && isCodeColumnName(name));
  const columnByHeader =
    columnsNamedCode.find(({ codes }) => codes.size > 0) ?? columnsNamedCode.find(({ readable }) => readable > 0);
  if (columnByHeader) return columnByHeader.index;
  const highestCodeCount = Math.max(1, ...columns.map(({ codes }) => codes.size));
  return columns
    .filter(({ codes }) => codes.size * 2 >= highestCodeCount)
    .toSorted((a, b) => rateCodes(b.codes) - rateCodes(a.codes))[0]?.index;
}
