import type { SourceCode } from './codeSource';
import { limits } from '../settings/limits';
import type { SheetLayout } from '../sheet/sheetLayout';

/** The codes that one print window takes, out of all of a run. */
export type CodesPart = {
  /** Of this part, in the order of the run; none where the run has none. */
  codes: readonly SourceCode[];
  /** Which part it is and how many there are, from 0. */
  part: number;
  parts: number;
  /** The first one's place among all, from 0. */
  first: number;
  /** How many codes the run has. */
  total: number;
};

/** Part `wanted` (from 0) of the codes when each is printed `copies` times; beyond the last it is the last. */
export function partOfCodes(codes: readonly SourceCode[], copies: number, wanted: number): CodesPart {
  const perPart = Math.max(1, Math.floor(limits.quantity.max / copies));
  const parts = Math.max(1, Math.ceil(codes.length / perPart));
  const part = Math.min(Math.max(0, wanted), parts - 1);
  const first = part * perPart;
  return { codes: codes.slice(first, first + perPart), part, parts, first, total: codes.length };
}

/**
 * The first free place, from 1, after what `sheet` holds: where the next part starts. On a last sheet that is full, or
 * after it, that is place 1 of another.
 */
export function nextStart({
  startIndex,
  count,
  perPage,
}: Pick<SheetLayout, 'startIndex' | 'count' | 'perPage'>): number {
  return ((startIndex + count) % perPage) + 1;
}
