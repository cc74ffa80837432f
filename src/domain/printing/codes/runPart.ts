import type { RunCode } from './codeList';
import { limits } from '../settings/limits';
import type { SheetLayout } from '../sheet/sheetLayout';

/** A part of the codes to print, whose stickers fit in one print window. */
export type RunPart = {
  /** The codes of this part, in print order. */
  codes: readonly RunCode[];
  /** Zero-based index of this part. */
  partIndex: number;
  partCount: number;
  /** Position of the first code of this part among all codes, from 0. */
  firstIndex: number;
  /** Number of codes in all parts. */
  codeCount: number;
};

/**
 * Returns the part with the zero-based index `index`, or the last part if there are fewer. `copies` is the number of
 * stickers of each code.
 */
export function selectRunPart(codes: readonly RunCode[], copies: number, index: number): RunPart {
  const codesPerPart = Math.max(1, Math.floor(limits.quantity.max / copies));
  const partCount = Math.max(1, Math.ceil(codes.length / codesPerPart));
  const partIndex = Math.min(Math.max(0, index), partCount - 1);
  const firstIndex = partIndex * codesPerPart;
  const partCodes = codes.slice(firstIndex, firstIndex + codesPerPart);
  return { codes: partCodes, partIndex, partCount, firstIndex, codeCount: codes.length };
}

/** Returns the first free slot after the stickers of a layout, counted from 1. If the last page is full, this is 1. */
export function getNextStartSlot({
  usedSlotCount,
  stickerCount,
  perPage,
}: Pick<SheetLayout, 'usedSlotCount' | 'stickerCount' | 'perPage'>): number {
  return ((usedSlotCount + stickerCount) % perPage) + 1;
}
