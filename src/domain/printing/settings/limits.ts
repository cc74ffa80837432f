import type { NumberLimits } from '../../number/numberLimits';

/**
 * Stickers that one print window takes. Each carries a code of its own as a path, and a browser lays all of them out
 * at once before it prints: beyond this the wait is felt and the memory runs to gigabytes.
 */
export const stickersPerPrintWindow = 2000;

/** The most codes of a list or a series: five print windows full. What is longer is a matter of several files. */
export const mostCodes = 10_000;

/** The most characters of pasted codes: a field with more answers keys late. */
export const mostPasted = 200_000;

/**
 * The limits of every number on the printing screen. The least values are the product's; the greatest keep a slip of
 * the finger from asking for a sheet that no printer takes (2 m is the widest roll of a plotter).
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
  /** The same while it is moved by hand, so that a code never leaves the design's sight. */
  drag: { min: 0, max: 90, unit: '%' },
  /** The first free place of a sheet, from 1. */
  start: { min: 1, max: 10_000, unit: '', whole: true },
  quantity: { min: 1, max: stickersPerPrintWindow, unit: '', whole: true },
  /** A numbered series: its first number, how many codes it has, and the digits of each. */
  seriesStart: { min: 0, max: 999_999_999, unit: '', whole: true },
  seriesCount: { min: 1, max: mostCodes, unit: '', whole: true },
  seriesDigits: { min: 1, max: 12, unit: '', whole: true },
} as const satisfies Record<string, NumberLimits>;
