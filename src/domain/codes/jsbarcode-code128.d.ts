/**
 * The Code 128 encoder of `jsbarcode`, 2.4 kB gzip. The package's main file has 11.4 kB, since it contains the encoders
 * of all kinds of barcodes and the renderers, and it defines a global variable on `window`.
 */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Selects code sets A, B and C automatically. Reserves characters 200 to 211 for its own control codes. */
  export class CODE128 {
    constructor(text: string, options: { ean128?: boolean });
    /** `data` has one character for each module: '1' is black, '0' is white. */
    encode(): { data: string; text: string };
  }
}
