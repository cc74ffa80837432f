import { createStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

import { isRecord } from '~/domain/isRecord';
import { portalAgencyKey } from '~/domain/storageKeys';

import { browserStorage } from './safeStorage';

type PortalAgencyState = {
  /** Id of the chosen agency, by the email of the signed-in user. The key is '' if there is no email. */
  agencyIds: Readonly<Record<string, string>>;
  choose: (email: string, agencyId: string) => void;
  /** Deletes all choices, so that the portal asks for the agency again after the next sign-in. */
  clear: () => void;
};

/**
 * Creates the store of the agency that each user has chosen for the portal, in a workspace. Logging out deletes all
 * choices.
 */
export function createPortalAgencyStore(storage: StateStorage) {
  return createStore<PortalAgencyState>()(
    persist(
      (set, _get, store) => ({
        agencyIds: {},
        choose: (email, agencyId) => {
          // Reads the stored choices again, since logging out in another tab may have deleted them.
          void store.persist.rehydrate();
          set(({ agencyIds }) => ({ agencyIds: { ...agencyIds, [email]: agencyId } }));
        },
        clear: () => set({ agencyIds: {} }),
      }),
      {
        name: portalAgencyKey,
        version: 1,
        storage: createJSONStorage(() => storage),
        partialize: ({ agencyIds }) => ({ agencyIds }),
        migrate: (stored) => stored as PortalAgencyState,
        merge: (stored, initial) => ({ ...initial, agencyIds: readAgencyIds(stored) }),
      },
    ),
  );
}

export const portalAgencyStore = createPortalAgencyStore(browserStorage);

function readAgencyIds(stored: unknown): Record<string, string> {
  const agencyIds = isRecord(stored) ? stored['agencyIds'] : undefined;
  if (!isRecord(agencyIds)) return {};
  return Object.fromEntries(
    Object.entries(agencyIds).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
