import type { StateStorage } from 'zustand/middleware';

/** Returns a storage that never throws: it keeps values in memory if the browser's storage is blocked or full. */
export function createSafeStorage(getStorage: () => Storage): StateStorage {
  const memory = new Map<string, string>();
  const tryStorage = <Result>(operation: (storage: Storage) => Result, fallback: () => Result): Result => {
    try {
      return operation(getStorage());
    } catch {
      return fallback();
    }
  };
  return {
    getItem: (key) =>
      tryStorage(
        (storage) => storage.getItem(key),
        () => null,
      ) ??
      memory.get(key) ??
      null,
    setItem: (key, value) => {
      memory.delete(key);
      tryStorage(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      tryStorage(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Local storage, with memory as its fallback. */
export const browserStorage = createSafeStorage(() => window.localStorage);
