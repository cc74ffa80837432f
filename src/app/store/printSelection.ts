import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { printSelectionKey, readPrintSelection } from '~/domain/printing/codes/printSelection';

import { safeStorage } from './safeStorage';

export type PrintSelectionState = {
  /** The hexacodes of the tags to print, in order; none prints the sample series. */
  hexacodes: readonly string[];
  choose: (hexacodes: readonly string[]) => void;
  /** Goes back to the sample series. */
  drop: () => void;
};

/** The tags that somebody wants to print, kept in `storage`. */
export function createPrintSelectionStore(storage: StateStorage) {
  return createStore<PrintSelectionState>()(
    persist(
      (set) => ({
        hexacodes: [],
        choose: (hexacodes) => set({ hexacodes }),
        drop: () => {
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

/** Of this tab alone: what one prints in another is another matter. */
export const printSelection = createPrintSelectionStore(safeStorage(() => window.sessionStorage));
