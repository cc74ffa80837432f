import { product } from '~/domain/brand';
import type { Printer } from '~/domain/printing/calibration/printer';

/**
 * Returns the correction and the title of a print window or a PDF. The title contains the printer's name, since its
 * correction would move the stickers to wrong positions on any other printer.
 */
export const createPrinterJobOptions = (printer: Printer | undefined) => ({
  title: printer ? `${product.name} stickers for ${printer.name}` : `${product.name} stickers`,
  calibration: printer?.calibration,
});
