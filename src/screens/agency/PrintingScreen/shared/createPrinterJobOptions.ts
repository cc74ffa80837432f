import { product } from '~/domain/brand';
import type { Printer } from '~/domain/printing/calibration/printer';

/**
 * Returns the correction and the title of a print window or a PDF. The title names the printer, because on another one,
 * the stickers would be in the wrong positions.
 */
export const createPrinterJobOptions = (printer: Printer | undefined) => ({
  title: printer ? `${product.name} stickers for ${printer.name}` : `${product.name} stickers`,
  calibration: printer?.calibration,
});
