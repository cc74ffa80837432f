import { createStore } from 'zustand';

import { isRecord } from '~/domain/isRecord';
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
  /** Replaces the list. If it cannot be stored, it is kept in memory, and the reason is returned. */
  save: (list: List) => StorageProblem | undefined;
  /** Loads the stored list, also after another tab has changed it. */
  restore: () => void;
};

/** Storage key and JSON format of a list of named things, such as presets. */
export type NamedListFormat<List> = {
  key: string;
  read: (content: Readonly<Record<string, unknown>>) => { list: List; skipped: readonly unknown[] };
  write: (list: List, unreadable: readonly unknown[]) => object;
};

function parseContent(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(stored ?? '');
    return isRecord(content) ? content : {};
  } catch {
    return {};
  }
}

/** Creates the store of a list of named things, such as presets, which is kept in the browser's storage. */
export function createNamedListStore<List>(format: NamedListFormat<List>, getStorage: () => Storage) {
  function read() {
    let stored: string | null = null;
    try {
      stored = getStorage().getItem(format.key);
    } catch {
      // The storage is blocked. `save` reports this when the user wants to store something.
    }
    const { list, skipped } = format.read(parseContent(stored));
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

/** Creates a store in local storage that follows the changes of other tabs. */
export function openNamedListStore<List>(format: NamedListFormat<List>) {
  const store = createNamedListStore(format, () => window.localStorage);
  restoreFromOtherTabs(format.key, store.getState().restore);
  return store;
}
