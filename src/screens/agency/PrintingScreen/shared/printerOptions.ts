import { product } from '~/domain/brand';
import type { Printer } from '~/domain/printing/calibration/printer';

/**
 * Returns the correction for a job of a print window or a PDF, and its title. The title names the printer, because the
 * stickers are in their places on this printer only.
 */
export const printerOptions = (printer: Printer | undefined) => ({
  title: printer ? `${product.name} stickers for ${printer.name}` : `${product.name} stickers`,
  calibration: printer?.calibration,
});
