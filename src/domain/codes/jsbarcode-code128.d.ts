/**
 * The Code 128 encoder of `jsbarcode`: 2.4 kB gzip instead of 11.4 kB with all symbologies and renderers, and without the
 * global that its main file defines on `window`.
 */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Selects code sets A, B and C automatically. Characters 200 to 211 are reserved for control characters. */
  export class CODE128 {
    constructor(text: string, options: { ean128?: boolean });
    /** `data` has one character per module: '1' for a bar, '0' for a space. */
    encode(): { data: string; text: string };
  }
}
