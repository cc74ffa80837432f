import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { lastPrintSettingsKey, readPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { browserStorage } from './safeStorage';

export type LastPrintSettingsState = {
  /** Undefined until somebody has set something. */
  settings: PrintSettings | undefined;
  keep: (settings: PrintSettings) => void;
};

/** What the printing screen was left with, kept in `storage`. What can not be printed any more is no settings. */
export function createLastPrintSettingsStore(storage: StateStorage) {
  return createStore<LastPrintSettingsState>()(
    persist((set) => ({ settings: undefined, keep: (settings) => set({ settings }) }), {
      name: lastPrintSettingsKey,
      version: 1,
      storage: createJSONStorage(() => storage),
      partialize: ({ settings }) => ({ settings }),
      migrate: (stored) => stored as LastPrintSettingsState,
      merge: (stored, initial) => ({ ...initial, settings: readKept(stored) }),
    }),
  );
}

const readKept = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'settings' in stored
    ? readPrintSettings(stored.settings)
    : undefined;

export const lastPrintSettings = createLastPrintSettingsStore(browserStorage);
