import { noPrinters, putPrinter } from '~/domain/printing/calibration/printer';
import type { Printer } from '~/domain/printing/calibration/printer';

/** A printer that prints too far to the left and too small. */
export const officeLaser: Printer = {
  name: 'Office laser',
  calibration: { dx: 0.5, dy: 0, sx: 1.01, sy: 1.01 },
  paper: { width: 210, height: 297 },
  measuredOn: '2026-06-01',
};

/** A printer with a name of the maximum length, measured on A3 paper. */
export const longNamedPrinter: Printer = {
  name: 'Brother MFC-L8900CDW in the back office2',
  calibration: { dx: -0.25, dy: 1.4, sx: 0.998, sy: 1.0125 },
  paper: { width: 297, height: 420 },
  measuredOn: '2025-12-24',
};

/** A list of two printers. `officeLaser` is selected. */
export const twoPrinters = { ...putPrinter(putPrinter(noPrinters, longNamedPrinter), officeLaser) };
