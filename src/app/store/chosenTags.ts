import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { chosenTagsKey, readChosenTags } from '~/domain/printing/chosenTags';

import { safeStorage } from './safeStorage';

export type ChosenTagsState = {
  /** The hexacodes of the tags to print, in order; none prints the sample series. */
  hexacodes: readonly string[];
  choose: (hexacodes: readonly string[]) => void;
  /** Goes back to the sample series. */
  drop: () => void;
};

/** The tags that somebody wants to print, kept in `storage`. */
export function createChosenTagsStore(storage: StateStorage) {
  return createStore<ChosenTagsState>()(
    persist(
      (set) => ({
        hexacodes: [],
        choose: (hexacodes) => set({ hexacodes }),
        drop: () => {
          set({ hexacodes: [] });
          storage.removeItem(chosenTagsKey);
        },
      }),
      {
        name: chosenTagsKey,
        version: 1,
        storage: createJSONStorage(() => storage),
        partialize: ({ hexacodes }) => ({ hexacodes }),
        migrate: (stored) => stored as ChosenTagsState,
        merge: (stored, initial) => ({ ...initial, hexacodes: readChosenTags(stored) }),
      },
    ),
  );
}

/** Of this tab alone: what one prints in another is another matter. */
export const chosenTags = createChosenTagsStore(safeStorage(() => window.sessionStorage));
