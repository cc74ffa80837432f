import { createStore } from 'zustand';

import { isRecord } from '~/domain/isRecord';
import { readPresets } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import { printPresetsKey } from '~/domain/storageKeys';
import type { StorageProblem } from '~/domain/storageProblem';

import { storageProblemOf } from './storageProblemOf';

type PrintPresetsState = {
  presets: readonly PrintPreset[];
  /** Stored entries that cannot be read, for example because a newer version wrote them. They are stored again. */
  unreadable: readonly unknown[];
  /** Replaces the presets. If they cannot be stored, they are kept in memory, and the reason is returned. */
  save: (presets: readonly PrintPreset[]) => StorageProblem | undefined;
  /** Loads the stored presets, also after another tab has changed them. */
  restore: () => void;
};

function parseEntries(stored: string | null): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(stored ?? '');
    return isRecord(content) && Array.isArray(content['presets']) ? content['presets'] : [];
  } catch {
    return [];
  }
}

/** Creates the store of the user's presets, which are kept in the browser's storage. */
export function createPrintPresetsStore(getStorage: () => Storage) {
  function read() {
    try {
      const { presets, skipped } = readPresets(parseEntries(getStorage().getItem(printPresetsKey)));
      return { presets, unreadable: skipped };
    } catch {
      // The storage is blocked. `save` reports this when the user wants to store a preset.
      return { presets: [], unreadable: [] };
    }
  }

  return createStore<PrintPresetsState>()((set, get) => ({
    ...read(),
    save: (presets) => {
      set({ presets });
      try {
        const content = { version: 1, presets: [...presets, ...get().unreadable] };
        getStorage().setItem(printPresetsKey, JSON.stringify(content));
        return undefined;
      } catch (error) {
        return storageProblemOf(error);
      }
    },
    restore: () => set(read()),
  }));
}

export const printPresets = createPrintPresetsStore(() => window.localStorage);

// Loads the changes of other tabs. Otherwise, the next change in this tab would overwrite these changes.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === printPresetsKey) printPresets.getState().restore();
  });
}
