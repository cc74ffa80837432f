import { isRecord } from '../../isRecord';
import { objectOf, textWithin, wholeNumberWithin } from '../../parsers';
import type { ParsedBy } from '../../parsers';
import { isDay } from '../../time/days';
import { getNextStartSlot } from '../codes/runPart';
import { limits } from '../settings/limits';
import { getPaperSize } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';
import type { SheetLayout } from '../sheet/sheetLayout';

/** Maximum number of partly used sheets that are remembered, one for each geometry, see `getGeometryKey`. */
export const maxPartlyUsedSheets = 12;

/** Returns the input if it is an ISO 8601 time in UTC; undefined otherwise. */
const parseTime = (input: unknown): string | undefined =>
  typeof input === 'string' &&
  /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/.test(input) &&
  isDay(input.slice(0, 10))
    ? input
    : undefined;

const parsePartlyUsedSheet = objectOf({
  /** Key of the sheet's paper, slots and fill order, see `getGeometryKey`. */
  geometry: textWithin({ min: 0, max: Infinity }),
  /** Number of used slots at the start of the sheet, in fill order. */
  used: wholeNumberWithin({ min: 1, max: limits.start.max - 1 }),
  /** Time of the last print on this sheet, as an ISO 8601 string in UTC. */
  printedAt: parseTime,
});

/** A sheet that was printed before: its first slots are used, and the others are free. */
export type PartlyUsedSheet = ParsedBy<typeof parsePartlyUsedSheet>;

type SheetSettings = Pick<PrintSettings, 'paper' | 'margins' | 'gap' | 'design' | 'order'>;

/**
 * Returns a key for the slots and the fill order of a sheet. Settings with equal keys can print on the same sheet,
 * whatever their stickers contain.
 */
export function getGeometryKey({ paper, margins, gap, design, order }: SheetSettings): string {
  const { width, height } = getPaperSize(paper);
  const lengths = [width, height, margins.top, margins.right, margins.bottom, margins.left];
  return [...lengths, gap.x, gap.y, design.width, design.height].join(' ') + ` ${order}`;
}

/** Returns the remembered sheet with the geometry of the settings. Undefined if there is none with free slots. */
export function findPartlyUsedSheet(
  sheets: readonly PartlyUsedSheet[],
  settings: PrintSettings,
): PartlyUsedSheet | undefined {
  const layout = getSheetLayout(settings);
  const geometry = getGeometryKey(settings);
  return sheets.find((sheet) => sheet.geometry === geometry && layout.fits && sheet.used < layout.perPage);
}

/** Removes the sheet with the geometry of the settings from the remembered sheets. */
export const forgetSheet = (sheets: readonly PartlyUsedSheet[], settings: SheetSettings): PartlyUsedSheet[] =>
  sheets.filter(({ geometry }) => geometry !== getGeometryKey(settings));

/**
 * Returns the remembered sheets after a print. If the last page has free slots, it replaces the sheet with the same
 * geometry. If the last page is full, and the print began on a partly used sheet, that sheet is forgotten.
 */
export function rememberSheet(
  sheets: readonly PartlyUsedSheet[],
  settings: PrintSettings,
  layout: SheetLayout,
  printedAt: string,
): PartlyUsedSheet[] {
  if (layout.stickerCount === 0) return [...sheets];
  const usedSlotCount = getNextStartSlot(layout) - 1;
  // If a print starts on a new sheet and fills its last sheet, the remembered sheet is still partly used.
  if (usedSlotCount === 0 && layout.usedSlotCount === 0) return [...sheets];
  const otherSheets = forgetSheet(sheets, settings);
  return usedSlotCount === 0
    ? otherSheets
    : [{ geometry: getGeometryKey(settings), used: usedSlotCount, printedAt }, ...otherSheets].slice(
        0,
        maxPartlyUsedSheets,
      );
}

/** Reads the stored sheets, and skips damaged ones. Never throws. */
export function readPartlyUsedSheets(stored: unknown): PartlyUsedSheet[] {
  const entries: unknown = isRecord(stored) ? stored['sheets'] : undefined;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => parsePartlyUsedSheet(entry) ?? []).slice(0, maxPartlyUsedSheets);
}
