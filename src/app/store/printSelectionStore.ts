import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { readPrintSelection } from '~/domain/printing/codes/printSelection';
import { printSelectionKey } from '~/domain/storageKeys';

import { createSafeStorage } from './safeStorage';

export type PrintSelectionState = {
  /** Hexacodes of the tags to print, in this order. Without hexacodes, the printing screen starts with sample codes. */
  hexacodes: readonly string[];
  select: (hexacodes: readonly string[]) => void;
  clear: () => void;
};

/** Creates the store of the tags selected for printing, persisted in `storage`. */
export function createPrintSelectionStore(storage: StateStorage) {
  return createStore<PrintSelectionState>()(
    persist(
      (set) => ({
        hexacodes: [],
        select: (hexacodes) => set({ hexacodes }),
        clear: () => {
          set({ hexacodes: [] });
          storage.removeItem(printSelectionKey);
        },
      }),
      {
        name: printSelectionKey,
        version: 1,
        storage: createJSONStorage(() => storage),
        partialize: ({ hexacodes }) => ({ hexacodes }),
        migrate: (stored) => stored as PrintSelectionState,
        merge: (stored, initial) => ({ ...initial, hexacodes: readPrintSelection(stored) }),
      },
    ),
  );
}

/** The tags selected for printing. Uses the session storage, so that each browser tab has its own selection. */
export const printSelectionStore = createPrintSelectionStore(createSafeStorage(() => window.sessionStorage));
