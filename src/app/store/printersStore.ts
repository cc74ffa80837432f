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
 * Store of the user's printers and the selected printer. Presets, Undo and the last settings do not contain the
 * printer, since they would restore the correction of a printer that is no longer used.
 */
export const printersStore = openNamedListStore(printersFormat);
