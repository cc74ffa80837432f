import type { StateStorage } from 'zustand/middleware';

/** Returns a storage that never throws: if the browser's is blocked or full, it keeps values in memory instead. */
export function safeStorage(getStorage: () => Storage): StateStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result, fallback: () => Result): Result => {
    try {
      return act(getStorage());
    } catch {
      return fallback();
    }
  };
  return {
    getItem: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ) ??
      memory.get(key) ??
      null,
    setItem: (key, value) => {
      memory.delete(key);
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Local storage, with memory as its fallback. */
export const browserStorage = safeStorage(() => window.localStorage);
