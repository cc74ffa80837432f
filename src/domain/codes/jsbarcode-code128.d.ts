/**
 * The Code 128 encoder of `jsbarcode`. The package's main file has all symbologies and renderers, is 11.4 kB gzip
 * instead of 2.4 kB, and defines a global variable on `window`.
 */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Selects code sets A, B and C automatically. Reserves characters 200 to 211 for its own control codes. */
  export class CODE128 {
    constructor(text: string, options: { ean128?: boolean });
    /** `data` has one character for each module: '1' is black, '0' is white. */
    encode(): { data: string; text: string };
  }
}
