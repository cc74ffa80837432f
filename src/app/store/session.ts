import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { createLoginData, loginStorage, signedOutLoginData, parseLoginData } from '~/domain/session/loginData';
import type { LoginData } from '~/domain/session/loginData';

import { browserStorage } from './safeStorage';

export type SessionState = LoginData & {
  addLoginData: (email: string) => void;
  removeLoginData: () => void;
};

/** Creates the store of the signed-in user, persisted in `storage`. It is empty until `restoreSession` has resolved. */
export function createSessionStore(storage: StateStorage) {
  return createStore<SessionState>()(
    persist(
      (set) => ({
        ...signedOutLoginData,
        addLoginData: (email) => set(createLoginData(email)),
        removeLoginData: () => set(signedOutLoginData),
      }),
      {
        name: loginStorage.key,
        version: loginStorage.version,
        storage: createJSONStorage(() => storage),
        skipHydration: true,
        partialize: ({ LoginData }) => ({ LoginData }),
        // Stored data of any version is validated, since users and other scripts can change it.
        migrate: parseLoginData,
        merge: (stored, initial) => ({ ...initial, ...parseLoginData(stored) }),
      },
    ),
  );
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Restores the stored state. If the storage takes longer than `limitMs`, resolves with the initial state in the store:
 * data that arrives later is ignored, and stays in the storage.
 */
export async function restoreSession(
  store: SessionStore,
  limitMs: number = loginStorage.restoreLimitMs,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rehydration = Promise.resolve(store.persist.rehydrate()).catch(() => undefined);
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      store.persist.setOptions({
        merge: (_, current) => current,
        migrate: () => Promise.reject(new Error('The stored state arrived too late.')),
      });
      resolve();
    }, limitMs);
  });
  await Promise.race([rehydration, timeout]);
  clearTimeout(timer);
}

export const sessionStore = createSessionStore(browserStorage);

/** Signs this tab in and out when another tab does. Returns a function that removes the listener. */
export function syncSessionWithOtherTabs(store: SessionStore, page: Window): () => void {
  const syncSession = ({ key }: StorageEvent) => {
    // The key of the storage event is null if another tab has cleared the whole storage.
    if (key !== null && key !== loginStorage.key) return;
    if (page.localStorage.getItem(loginStorage.key) === null) store.setState(signedOutLoginData);
    else void store.persist.rehydrate();
  };
  page.addEventListener('storage', syncSession);
  return () => page.removeEventListener('storage', syncSession);
}
