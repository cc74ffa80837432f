import { createStore } from 'zustand';

import { isRecord } from '~/domain/isRecord';
import { readPrinters } from '~/domain/printing/calibration/printer';
import type { PrinterList } from '~/domain/printing/calibration/printer';
import { printersKey } from '~/domain/storageKeys';
import type { StorageProblem } from '~/domain/storageProblem';

import { storageProblemOf } from './storageProblemOf';

type PrintersState = {
  list: PrinterList;
  /** Stored entries that cannot be read, for example because a newer version wrote them. They are stored again. */
  unreadable: readonly unknown[];
  /** Replaces the printers. If they cannot be stored, they are kept in memory, and the reason is returned. */
  save: (list: PrinterList) => StorageProblem | undefined;
  /** Loads the stored printers, also after another tab has changed them. */
  restore: () => void;
};

function parseContent(stored: string | null) {
  try {
    const content: unknown = JSON.parse(stored ?? '');
    if (isRecord(content) && Array.isArray(content['printers']))
      return { entries: content['printers'], selected: content['selected'] };
  } catch {
    // Text that is no JSON contains no printers.
  }
  return { entries: [], selected: null };
}

/**
 * Creates the store of the user's printers and the selected one, which are kept in the browser's storage. They belong to
 * the device and its printers. Presets, undo and the last settings, which describe a sheet, do not contain them: they
 * would bring back the correction of a printer that is no longer used.
 */
export function createPrintersStore(getStorage: () => Storage) {
  function read() {
    let stored: string | null = null;
    try {
      stored = getStorage().getItem(printersKey);
    } catch {
      // The storage is blocked. `save` reports this when the user wants to store a printer.
    }
    const { entries, selected } = parseContent(stored);
    const { skipped, ...list } = readPrinters(entries, selected);
    return { list, unreadable: skipped };
  }

  return createStore<PrintersState>()((set, get) => ({
    ...read(),
    save: (list) => {
      set({ list });
      try {
        const { printers, selected } = list;
        const content = { version: 1, printers: [...printers, ...get().unreadable], selected };
        getStorage().setItem(printersKey, JSON.stringify(content));
        return undefined;
      } catch (error) {
        return storageProblemOf(error);
      }
    },
    restore: () => set(read()),
  }));
}

export const printers = createPrintersStore(() => window.localStorage);

// Loads the changes of other tabs. Otherwise, the next change in this tab would overwrite these changes.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === printersKey) printers.getState().restore();
  });
}
