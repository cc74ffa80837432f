import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { isRecord } from '~/domain/isRecord';
import { lastPrintSettingsKey, readPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import { browserStorage } from './safeStorage';

export type LastPrintSettingsState = {
  /** The settings used last; undefined if the user has never changed a setting. */
  settings: PrintSettings | undefined;
  save: (settings: PrintSettings) => void;
};

/** Creates the store of the print settings used last, persisted in `storage`. Invalid stored settings are dropped. */
export function createLastPrintSettingsStore(storage: StateStorage) {
  return createStore<LastPrintSettingsState>()(
    persist((set) => ({ settings: undefined, save: (settings) => set({ settings }) }), {
      name: lastPrintSettingsKey,
      version: 1,
      storage: createJSONStorage(() => storage),
      partialize: ({ settings }) => ({ settings }),
      migrate: (stored) => stored as LastPrintSettingsState,
      merge: (stored, initial) => ({ ...initial, settings: readStoredSettings(stored) }),
    }),
  );
}

const readStoredSettings = (stored: unknown) => (isRecord(stored) ? readPrintSettings(stored['settings']) : undefined);

export const lastPrintSettingsStore = createLastPrintSettingsStore(browserStorage);
