import { checkBarcodeText } from './code128';
import type { BarcodeProblem } from './code128';
import { getModulePath } from './qr';

/** Width in modules of the quiet zone around a Data Matrix code (ISO/IEC 16022). */
export const dataMatrixQuietZone = 1;

/**
 * Encodes a text of printable ASCII as a square ECC 200 symbol (ISO/IEC 16022). Returns its rows from top to bottom;
 * true is a dark module. `drawDataMatrix` takes the encoder as an argument, because its library is loaded on demand.
 */
export type DataMatrixEncoder = (text: string) => readonly (readonly boolean[])[];

/** A Data Matrix code, drawn as one path without the quiet zone. */
export type DataMatrixDrawing = {
  ok: true;
  /** Number of modules per side: 10, 12, 14 … */
  moduleCount: number;
  /** SVG path data of the dark modules: rectangles that do not overlap. One unit is one module. */
  path: string;
};

/** Encodes `text` as a Data Matrix code. Accepts the same texts as `drawBarcode`. */
export function drawDataMatrix(text: string, encode: DataMatrixEncoder): DataMatrixDrawing | BarcodeProblem {
  const problem = checkBarcodeText(text);
  if (problem) return problem;
  const rows = encode(text);
  return { ok: true, moduleCount: rows.length, path: getModulePath(rows.length, Uint8Array.from(rows.flat(), Number)) };
}
