import type { NumberLimits } from '../../number/numberLimits';

/**
 * Maximum number of stickers in one print window. The browser lays out all stickers before it prints. With more
 * stickers, users notice the wait, and memory use reaches gigabytes.
 */
export const maxStickersPerPrintWindow = 2000;

/** Maximum number of codes in a list or a series. With one copy of each code, they fill five print windows. */
export const maxCodes = 10_000;

/** Maximum length of pasted codes in characters. Longer text makes typing in the field slow. */
export const maxPastedLength = 200_000;

/** Maximum length of the name of a preset, in characters. */
export const maxPresetNameLength = 60;

/**
 * Limits of every number on the printing screen. The minimums and the limits of positions come from the specification.
 * Most other maximums catch typing errors.
 */
export const limits = {
  paper: { min: 10, max: 2000, unit: 'mm' },
  margin: { min: 0, max: 500, unit: 'mm' },
  gap: { min: 0, max: 100, unit: 'mm' },
  design: { min: 10, max: 2000, unit: 'mm' },
  /** Length by which the design extends beyond the edges of a sticker. Print shops ask for 2 to 5 mm. */
  bleed: { min: 0, max: 20, unit: 'mm' },
  /** Width and height of a QR code or a barcode. */
  code: { min: 5, max: 500, unit: 'mm' },
  /** Font size of a text line. */
  textSize: { min: 3, max: 200, unit: 'pt' },
  textWidth: { min: 3, max: 500, unit: 'mm' },
  /** Position of a code's left or top edge, in per cent of the design's width or height. */
  position: { min: 0, max: 100, unit: '%' },
  /** Position of the left or top edge while a code is dragged. The maximum keeps a part of the code on the design. */
  drag: { min: 0, max: 90, unit: '%' },
  /** The first free slot of a sheet, counted from 1. */
  start: { min: 1, max: 10_000, unit: '', mustBeWhole: true },
  /** Number of copies of each code. With sample codes: the number of stickers. */
  quantity: { min: 1, max: maxStickersPerPrintWindow, unit: '', mustBeWhole: true },
  seriesStart: { min: 0, max: 999_999_999, unit: '', mustBeWhole: true },
  seriesCount: { min: 1, max: maxCodes, unit: '', mustBeWhole: true },
  /** Number of digits of each number in a series. */
  seriesDigits: { min: 1, max: 12, unit: '', mustBeWhole: true },
} as const satisfies Record<string, NumberLimits>;
