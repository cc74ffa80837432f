import { createStore } from 'zustand';

import { parseJsonObject } from '~/domain/parseJsonObject';
import type { StorageProblem } from '~/domain/storageProblem';

import { restoreFromOtherTabs } from './restoreFromOtherTabs';
import { toStorageProblem } from './toStorageProblem';

export type NamedListState<List> = {
  list: List;
  /**
   * Stored entries that cannot be read, for example because a newer version wrote them. Each save writes them back
   * unchanged.
   */
  unreadable: readonly unknown[];
  /** Replaces the list. If the new list cannot be stored, keeps it in memory and returns the reason. */
  save: (list: List) => StorageProblem | undefined;
  /** Loads the stored list again. Call this function when another tab has changed the list. */
  restore: () => void;
};

/** Storage key and JSON format of a list of named things, such as presets. */
export type NamedListFormat<List> = {
  key: string;
  read: (content: Readonly<Record<string, unknown>>) => { list: List; skipped: readonly unknown[] };
  write: (list: List, unreadable: readonly unknown[]) => object;
};

/** Creates the store of a list of named things, such as presets, which is kept in the browser's storage. */
export function createNamedListStore<List>(format: NamedListFormat<List>, getStorage: () => Storage) {
  function read() {
    let stored: string | null = null;
    try {
      stored = getStorage().getItem(format.key);
    } catch {
      // The storage is blocked. `save` reports this when the user wants to store something.
    }
    const { list, skipped } = format.read(parseJsonObject(stored ?? '') ?? {});
    return { list, unreadable: skipped };
  }

  return createStore<NamedListState<List>>()((set, get) => ({
    ...read(),
    save: (list) => {
      set({ list });
      try {
        const content = { version: 1, ...format.write(list, get().unreadable) };
        getStorage().setItem(format.key, JSON.stringify(content));
        return undefined;
      } catch (error) {
        return toStorageProblem(error);
      }
    },
    restore: () => set(read()),
  }));
}

/** Creates a store in the local storage that is updated when another tab changes the list. */
export function openNamedListStore<List>(format: NamedListFormat<List>) {
  const store = createNamedListStore(format, () => window.localStorage);
  restoreFromOtherTabs(format.key, store.getState().restore);
  return store;
}
