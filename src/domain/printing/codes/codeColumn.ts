import { findCode, isCodeColumnName, maxInspectedRows } from './codeList';
import type { CodeTable } from './codeList';
import { maxCodeTextLength } from './codeText';

/** Returns the distinct codes in the first rows of a column, see `findCode`. */
const findDistinctCodes = ({ rows }: CodeTable, index: number) =>
  new Set(rows.slice(0, maxInspectedRows).flatMap(({ cells }) => findCode(cells[index] ?? '') ?? []));

/**
 * Rates how much the codes of a column look like codes of tags. Codes of tags usually have letters, and are longer than
 * plate or row numbers.
 */
function rateCodes(codes: ReadonlySet<string>): number {
  const codeList = [...codes];
  const codesWithLettersCount = codeList.filter((code) => /[A-Z]/.test(code)).length;
  const averageLength = codeList.reduce((sum, code) => sum + code.length, 0) / codeList.length;
  return (codesWithLettersCount * 2 >= codeList.length ? maxCodeTextLength : 0) + averageLength;
}

/**
 * Returns the index of the column that most likely contains the codes: a column with a usual header for codes. Without
 * such a column, the one with the best rating, among those that have at least half as many distinct codes as the column
 * with the most. Undefined if no column contains codes.
 */
export function findCodeColumn(table: CodeTable): number | undefined {
  const columns = table.columns.map((column) => ({ ...column, codes: findDistinctCodes(table, column.index) }));
  const columnsNamedCode = columns.filter(({ name }) => name !== undefined && isCodeColumnName(name));
  const columnByHeader =
    columnsNamedCode.find(({ codes }) => codes.size > 0) ??
    columnsNamedCode.find(({ validCodeCount }) => validCodeCount > 0);
  if (columnByHeader) return columnByHeader.index;
  const highestCodeCount = Math.max(1, ...columns.map(({ codes }) => codes.size));
  return columns
    .filter(({ codes }) => codes.size * 2 >= highestCodeCount)
    .toSorted((a, b) => rateCodes(b.codes) - rateCodes(a.codes))[0]?.index;
}
