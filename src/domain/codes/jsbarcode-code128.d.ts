/**
 * The part of `jsbarcode` that computes bars: 2.4 kB packed instead of 11.4 kB for all its kinds and renderers, and
 * without the global that its main file writes on `window`.
 */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Chooses the code sets A, B and C by itself. It takes bytes 200 to 211 for its own control characters. */
  export class CODE128 {
    constructor(text: string, options: { ean128?: boolean });
    /** `data` is one character a module: '1' for a bar, '0' for a space. */
    encode(): { data: string; text: string };
  }
}
