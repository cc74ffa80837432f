import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { readPartlyUsedSheets } from '~/domain/printing/runs/partlyUsedSheet';
import type { PartlyUsedSheet } from '~/domain/printing/runs/partlyUsedSheet';
import { partlyUsedSheetsKey } from '~/domain/storageKeys';

import { restoreFromOtherTabs } from './restoreFromOtherTabs';
import { browserStorage } from './safeStorage';

export type PartlyUsedSheetsState = {
  sheets: readonly PartlyUsedSheet[];
  changeSheets: (update: (sheets: readonly PartlyUsedSheet[]) => readonly PartlyUsedSheet[]) => void;
};

/**
 * Creates the store of the partly used sheets. It uses the local storage instead of the database of recorded runs, so
 * that the printing screen can offer the sheets at once, without loading that database.
 */
export function createPartlyUsedSheetsStore(storage: StateStorage) {
  return createStore<PartlyUsedSheetsState>()(
    persist((set) => ({ sheets: [], changeSheets: (update) => set(({ sheets }) => ({ sheets: update(sheets) })) }), {
      name: partlyUsedSheetsKey,
      version: 1,
      storage: createJSONStorage(() => storage),
      partialize: ({ sheets }) => ({ sheets }),
      migrate: (stored) => stored as PartlyUsedSheetsState,
      merge: (stored, initial) => ({ ...initial, sheets: readPartlyUsedSheets(stored) }),
    }),
  );
}

export const partlyUsedSheetsStore = createPartlyUsedSheetsStore(browserStorage);

restoreFromOtherTabs(partlyUsedSheetsKey, () => void partlyUsedSheetsStore.persist.rehydrate());
