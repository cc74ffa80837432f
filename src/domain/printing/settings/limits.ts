import type { NumberLimits } from '../../number/numberLimits';

/**
 * Maximum number of stickers in one print window. The browser lays out all of their paths before it prints: above this
 * number the wait is noticeable and memory use reaches gigabytes.
 */
export const maxStickersPerPrintWindow = 2000;

/** Maximum number of codes in a list or a series: five full print windows. Longer lists are split into several files. */
export const maxCodes = 10_000;

/** Maximum number of characters of pasted codes: longer text makes typing in the field slow. */
export const maxPastedLength = 200_000;

/**
 * Limits of every number on the printing screen. The minimums are the specification's; the maximums catch typing
 * errors (2 m is the widest plotter roll).
 */
export const limits = {
  paper: { min: 10, max: 2000, unit: 'mm' },
  margin: { min: 0, max: 500, unit: 'mm' },
  gap: { min: 0, max: 100, unit: 'mm' },
  design: { min: 10, max: 2000, unit: 'mm' },
  /** Sides of a QR code and of a barcode. */
  code: { min: 5, max: 500, unit: 'mm' },
  /** Left and top edge of a code in per cent of the design. */
  position: { min: 0, max: 100, unit: '%' },
  /** The same while dragging, so that a code never leaves the visible design. */
  drag: { min: 0, max: 90, unit: '%' },
  /** First free slot of a sheet, from 1. */
  start: { min: 1, max: 10_000, unit: '', whole: true },
  quantity: { min: 1, max: maxStickersPerPrintWindow, unit: '', whole: true },
  /** A numbered series: its first number, how many codes it has, and the digits of each. */
  seriesStart: { min: 0, max: 999_999_999, unit: '', whole: true },
  seriesCount: { min: 1, max: maxCodes, unit: '', whole: true },
  seriesDigits: { min: 1, max: 12, unit: '', whole: true },
} as const satisfies Record<string, NumberLimits>;
