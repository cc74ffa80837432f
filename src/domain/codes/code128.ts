import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** Quiet zone on each side of a Code 128 in modules (ISO/IEC 15417: ten times the narrowest bar). */
export const quietBars = 10;

/** Maximum length of a barcode's text: 17 cm at the narrowest bar, wider than hand-held scanners can read. */
export const maxBarcodeTextLength = 80;

/** Start and width of a bar in modules. */
type Bar = readonly [start: number, width: number];

/** Bars of a Code 128 in modules, without quiet zones: the first starts at 0, the last ends at `modules`. */
export type BarcodeDrawing = {
  ok: true;
  /** Total width: 11 per symbol and 35 for start, check and stop. */
  modules: number;
  bars: readonly Bar[];
  /** SVG path data of all bars: a module is 1 wide, bars are 1 high. */
  path: string;
};

export type BarcodeProblem = {
  ok: false;
  /** `not-ascii`: contains characters outside printable ASCII. */
  reason: 'empty' | 'not-ascii' | 'too-long';
};

/**
 * Printable ASCII. Code 128 also has control characters, but jsbarcode 3.12 encodes them wrongly after pairs of digits:
 * such codes do not scan.
 */
const printable = /^[\u0020-\u007e]+$/;

/** The reason why a text cannot be encoded as Code 128; undefined if it can. */
export function checkBarcodeText(text: string): BarcodeProblem | undefined {
  if (text === '') return { ok: false, reason: 'empty' };
  if (!printable.test(text)) return { ok: false, reason: 'not-ascii' };
  return text.length > maxBarcodeTextLength ? { ok: false, reason: 'too-long' } : undefined;
}

/** Encodes `text` as Code 128 with the fewest symbols: pairs of digits are one symbol. Never throws. */
export function drawBarcode(text: string): BarcodeDrawing | BarcodeProblem {
  const problem = checkBarcodeText(text);
  if (problem) return problem;
  const { data } = new CODE128(text, {}).encode();
  const bars = Array.from(data.matchAll(/1+/g), ({ index, 0: ones }): Bar => [index, ones.length]);
  return {
    ok: true,
    modules: data.length,
    bars,
    path: bars.map(([start, width]) => `M${start} 0h${width}v1h-${width}z`).join(''),
  };
}
