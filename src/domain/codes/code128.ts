import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** Light modules that a reader needs before and behind a Code 128 (ISO/IEC 15417: ten times the narrowest bar). */
export const quietBars = 10;

/** The most characters of a barcode: at the narrowest bar that scanners read they make 17 cm, wider than a hand-held one sees. */
export const longestBarcodeText = 80;

/** A bar in modules: where it starts and how wide it is. */
export type Bar = readonly [start: number, width: number];

/** A Code 128 as a drawing in modules, without its quiet zones: black bars, the first at 0, the last ends at `modules`. */
export type BarcodeDrawing = {
  ok: true;
  /** The whole width: 11 for each symbol and 35 for start, check and stop. */
  modules: number;
  bars: readonly Bar[];
  /** SVG path data of all bars: a module wide is 1, their height is 1. */
  path: string;
};

export type BarcodeProblem = {
  ok: false;
  /** `not-ascii`: a character that is not on a plain English keyboard. */
  reason: 'empty' | 'not-ascii' | 'too-long';
};

/**
 * Printable ASCII. Code 128 has control characters too, but jsbarcode 3.12 shifts to them from pairs of digits, where
 * there is no shift: such a code does not read.
 */
const printable = /^[\u0020-\u007e]+$/;

/** Whether and why not a text can be a Code 128; undefined where it can. */
export function refuseBarcodeText(text: string): BarcodeProblem | undefined {
  if (text === '') return { ok: false, reason: 'empty' };
  if (!printable.test(text)) return { ok: false, reason: 'not-ascii' };
  return text.length > longestBarcodeText ? { ok: false, reason: 'too-long' } : undefined;
}

/** The Code 128 of `text`, in the fewest symbols: pairs of digits are one symbol. Never throws. */
export function drawBarcode(text: string): BarcodeDrawing | BarcodeProblem {
  const refusal = refuseBarcodeText(text);
  if (refusal) return refusal;
  const { data } = new CODE128(text, {}).encode();
  const bars = Array.from(data.matchAll(/1+/g), ({ index, 0: ones }): Bar => [index, ones.length]);
  return {
    ok: true,
    modules: data.length,
    bars,
    path: bars.map(([start, width]) => `M${start} 0h${width}v1h-${width}z`).join(''),
  };
}
