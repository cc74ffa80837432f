import type { StateStorage } from 'zustand/middleware';

/**
 * The browser's local storage or, where that is blocked or full, a stand-in that lives as long as the page: the app
 * then works for this visit and simply remembers nothing.
 */
export function safeStorage(reach: () => Storage): StateStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result, instead: () => Result): Result => {
    try {
      return act(reach());
    } catch {
      return instead();
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

export const browserStorage = safeStorage(() => window.localStorage);
