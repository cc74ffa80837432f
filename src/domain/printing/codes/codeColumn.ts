import { findCode, isCodeColumnName, maxInspectedRows } from './codeList';
import type { CodeTable } from './codeList';
import { maxCodeTextLength } from './codeText';

/** Returns the distinct codes in the first rows of a column, see `findCode`. */
const findDistinctCodes = ({ rows }: CodeTable, index: number) =>
  new Set(rows.slice(0, maxInspectedRows).flatMap(({ cells }) => findCode(cells[index] ?? '') ?? []));

/**
 * Rates how much the texts of a column look like codes of tags: such codes have letters and digits, and are longer than
 * plate or row numbers.
 */
function rateCodes(codes: ReadonlySet<string>): number {
  const all = [...codes];
  const withLettersCount = all.filter((code) => /[A-Z]/.test(code)).length;
  const averageLength = all.reduce((sum, code) => sum + code.length, 0) / all.length;
  return (withLettersCount * 2 >= all.length ? maxCodeTextLength : 0) + averageLength;
}

/**
 * Returns the index of the column that most likely contains the codes: a column with a usual header for codes, else the
 * column with the best rating among those with many distinct codes. Undefined if no column contains codes.
 */
export function findCodeColumn(table: CodeTable): number | undefined {
  const columns = table.columns.map((column) => ({ ...column, codes: findDistinctCodes(table, column.index) }));
  const columnsNamedCode = columns.filter(({ name }) => name !== undefined && isCodeColumnName(name));
  const columnByHeader =
    columnsNamedCode.find(({ codes }) => codes.size > 0) ??
    columnsNamedCode.find(({ readableCount }) => readableCount > 0);
  if (columnByHeader) return columnByHeader.index;
  const highestCodeCount = Math.max(1, ...columns.map(({ codes }) => codes.size));
  return columns
    .filter(({ codes }) => codes.size * 2 >= highestCodeCount)
    .toSorted((a, b) => rateCodes(b.codes) - rateCodes(a.codes))[0]?.index;
}
