import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** Width in modules of the quiet zone on each side of a Code 128 barcode (ISO/IEC 15417). */
export const barcodeQuietZone = 10;

/**
 * Maximum length of a barcode text in characters. At the smallest bar width, a barcode with 80 characters is about 17
 * cm wide, which is too wide for hand-held scanners.
 */
export const maxBarcodeTextLength = 80;

/** A bar of a barcode: its distance from the first bar and its width, in modules. */
type Bar = readonly [start: number, width: number];

/** A Code 128 barcode, measured in modules and without quiet zones. */
export type BarcodeDrawing = {
  ok: true;
  /** Width in modules: 11 for each encoded symbol, including code set switches, plus 35 for start, check and stop. */
  moduleCount: number;
  /** Bars from left to right. The first bar starts at 0, and the last one ends at `moduleCount`. */
  bars: readonly Bar[];
  /** SVG path data of all bars. One unit is one module horizontally, and the height of the bars vertically. */
  path: string;
};

export type BarcodeProblem = {
  ok: false;
  /** `not-ascii`: contains characters outside printable ASCII. */
  reason: 'empty' | 'not-ascii' | 'too-long';
};

/**
 * Matches printable ASCII. Code 128 also has control characters, but jsbarcode 3.12 encodes them wrongly after pairs of
 * digits, so that the barcode does not scan.
 */
const printableAscii = /^[\u0020-\u007e]+$/;

/** Returns the reason why a text cannot be encoded as Code 128; undefined if it can. */
export function checkBarcodeText(text: string): BarcodeProblem | undefined {
  if (text === '') return { ok: false, reason: 'empty' };
  if (!printableAscii.test(text)) return { ok: false, reason: 'not-ascii' };
  return text.length > maxBarcodeTextLength ? { ok: false, reason: 'too-long' } : undefined;
}

/** Encodes `text` as Code 128. Two digits can share one symbol, which makes the barcode shorter. Never throws. */
export function drawBarcode(text: string): BarcodeDrawing | BarcodeProblem {
  const problem = checkBarcodeText(text);
  if (problem) return problem;
  const { data } = new CODE128(text, {}).encode();
  const bars = Array.from(data.matchAll(/1+/g), ({ index, 0: ones }): Bar => [index, ones.length]);
  return {
    ok: true,
    moduleCount: data.length,
    bars,
    path: bars.map(([start, width]) => `M${start} 0h${width}v1h-${width}z`).join(''),
  };
}
