import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { loginOf, loginStorage, nobody, restoreLoginData } from '~/domain/session/loginData';
import type { LoginData } from '~/domain/session/loginData';

import { browserStorage } from './safeStorage';

export type SessionState = LoginData & {
  addLoginData: (email: string) => void;
  removeLoginData: () => void;
};

/** The session's state, kept in `storage`. It starts empty; `restoreSession` brings back what was stored. */
export function createSessionStore(storage: StateStorage) {
  return createStore<SessionState>()(
    persist(
      (set) => ({
        ...nobody,
        addLoginData: (email) => set(loginOf(email)),
        removeLoginData: () => set(nobody),
      }),
      {
        name: loginStorage.key,
        version: loginStorage.version,
        storage: createJSONStorage(() => storage),
        skipHydration: true,
        partialize: ({ LoginData }) => ({ LoginData }),
        // Whatever is stored is repaired or refused, of this version or another; never trusted.
        migrate: restoreLoginData,
        merge: (stored, initial) => ({ ...initial, ...restoreLoginData(stored) }),
      },
    ),
  );
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Settles when the stored state is back, and after `limitMs` in any case: with the initial state, which what arrives
 * later neither replaces nor is replaced by.
 */
export async function restoreSession(
  store: SessionStore,
  limitMs: number = loginStorage.restoreLimitMs,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restored = Promise.resolve(store.persist.rehydrate()).catch(() => undefined);
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      store.persist.setOptions({
        merge: (_, current) => current,
        migrate: () => Promise.reject(new Error('The stored state came too late.')),
      });
      resolve();
    }, limitMs);
  });
  await Promise.race([restored, tooLate]);
  clearTimeout(timer);
}

export const session = createSessionStore(browserStorage);

/** Takes over what another tab stores: whoever signs in or out there does it here too. Returns what ends that. */
export function followOtherTabs(store: SessionStore, page: Window): () => void {
  const follow = ({ key }: StorageEvent) => {
    // No key: everything was cleared.
    if (key !== null && key !== loginStorage.key) return;
    if (page.localStorage.getItem(loginStorage.key) === null) store.setState(nobody);
    else void store.persist.rehydrate();
  };
  page.addEventListener('storage', follow);
  return () => page.removeEventListener('storage', follow);
}
