import { readPrinters } from '~/domain/printing/calibration/printer';
import type { PrinterList } from '~/domain/printing/calibration/printer';
import { printersKey } from '~/domain/storageKeys';

import { openNamedListStore } from './namedListStore';
import type { NamedListFormat } from './namedListStore';

export const printersFormat: NamedListFormat<PrinterList> = {
  key: printersKey,
  read: ({ printers, selected }) => readPrinters(printers, selected),
  write: ({ printers, selected }, unreadable) => ({ printers: [...printers, ...unreadable], selected }),
};

/**
 * Store of the user's printers and the selected printer. Presets, Undo and the last settings leave out the printer, so
 * that restoring one of them does not bring back the correction of another printer.
 */
export const printersStore = openNamedListStore(printersFormat);
