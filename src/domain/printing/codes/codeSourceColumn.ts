import { isCodeLike, isNameOfCodes, judgedRows } from './codeSource';
import type { Table } from './codeSource';
import { longestCode, readCode } from './codeText';

/** The different codes that a column has in its first rows, as far as they look like some. */
const codesLike = ({ rows }: Table, index: number) =>
  new Set(
    rows
      .slice(0, judgedRows)
      .map(({ cells }) => cells[index] ?? '')
      .filter(isCodeLike)
      .flatMap((cell) => {
        const read = readCode(cell);
        return read.ok ? read.code : [];
      }),
  );

/**
 * How much a column of codes differs from others that read as codes: those of tags mix letters and digits, and are
 * longer than plates and row numbers.
 */
function likeness(codes: ReadonlySet<string>): number {
  const all = [...codes];
  const mixed = all.filter((code) => /[A-Z]/.test(code)).length;
  const length = all.reduce((sum, code) => sum + code.length, 0) / all.length;
  return (mixed * 2 >= all.length ? longestCode : 0) + length;
}

/**
 * The column that most likely holds the codes: one that is called so, else that of those with many different codes that
 * looks most like some. Undefined where nothing does, for a column of names reads as codes too.
 */
export function likelyColumn(table: Table): number | undefined {
  const columns = table.columns.map((column) => ({ ...column, codes: codesLike(table, column.index) }));
  const named = columns.filter(({ name }) => name !== undefined && isNameOfCodes(name));
  const called = named.find(({ codes }) => codes.size > 0) ?? named.find(({ readable }) => readable > 0);
  if (called) return called.index;
  const most = Math.max(1, ...columns.map(({ codes }) => codes.size));
  return columns
    .filter(({ codes }) => codes.size * 2 >= most)
    .toSorted((one, other) => likeness(other.codes) - likeness(one.codes))[0]?.index;
}
