import { isCodeLike, isCodeColumnName, inspectedRows } from './codeList';
import type { Table } from './codeList';
import { maxCodeTextLength, readCode } from './codeText';

/** Distinct code-like values in the first rows of a column. */
const distinctCodes = ({ rows }: Table, index: number) =>
  new Set(
    rows
      .slice(0, inspectedRows)
      .map(({ cells }) => cells[index] ?? '')
      .filter(isCodeLike)
      .flatMap((cell) => {
        const read = readCode(cell);
        return read.ok ? read.code : [];
      }),
  );

/** Higher for codes of tags, which mix letters and digits and are longer than plate and row numbers. */
function score(codes: ReadonlySet<string>): number {
  const all = [...codes];
  const mixedCount = all.filter((code) => /[A-Z]/.test(code)).length;
  const length = all.reduce((sum, code) => sum + code.length, 0) / all.length;
  return (mixedCount * 2 >= all.length ? maxCodeTextLength : 0) + length;
}

/**
 * Returns the index of the most likely code column: by its header, else by the best score among columns with many
 * distinct codes. Undefined if none qualifies.
 */
export function findCodeColumn(table: Table): number | undefined {
  const columns = table.columns.map((column) => ({ ...column, codes: distinctCodes(table, column.index) }));
  const named = columns.filter(({ name }) => name !== undefined && isCodeColumnName(name));
  const columnByHeader = named.find(({ codes }) => codes.size > 0) ?? named.find(({ readable }) => readable > 0);
  if (columnByHeader) return columnByHeader.index;
  const most = Math.max(1, ...columns.map(({ codes }) => codes.size));
  return columns.filter(({ codes }) => codes.size * 2 >= most).toSorted((a, b) => score(b.codes) - score(a.codes))[0]
    ?.index;
}
