import type { RunCode } from './codeList';
import { limits } from '../settings/limits';
import type { SheetLayout } from '../sheet/sheetLayout';

/** The codes of a run that fit in one print window. */
export type RunPart = {
  /** Codes of this part, in run order. */
  codes: readonly RunCode[];
  /** Index of this part, from 0. */
  part: number;
  parts: number;
  /** Index of the first code in the run, from 0. */
  first: number;
  /** Number of codes in the run. */
  total: number;
};

/** Part `index` (from 0) of the codes with `copies` stickers each, limited to the last part. */
export function selectRunPart(codes: readonly RunCode[], copies: number, index: number): RunPart {
  const perPart = Math.max(1, Math.floor(limits.quantity.max / copies));
  const parts = Math.max(1, Math.ceil(codes.length / perPart));
  const part = Math.min(Math.max(0, index), parts - 1);
  const first = part * perPart;
  return { codes: codes.slice(first, first + perPart), part, parts, first, total: codes.length };
}

/** First free slot, from 1, after the stickers of `sheet`, where the next part starts; 1 if the last page is full. */
export function nextStart({
  startIndex,
  count,
  perPage,
}: Pick<SheetLayout, 'startIndex' | 'count' | 'perPage'>): number {
  return ((startIndex + count) % perPage) + 1;
}
