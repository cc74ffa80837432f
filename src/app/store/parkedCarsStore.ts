import { createStore } from 'zustand';

import { parseCars, serializeCars } from '~/domain/parking/car';
import { parkedCarsKey } from '~/domain/storageKeys';
import type { SavedCar } from '~/domain/parking/car';
import type { StorageProblem } from '~/domain/storageProblem';

import { toStorageProblem } from './toStorageProblem';

export type ParkedCarsState = {
  cars: readonly SavedCar[];
  /** True while the cars are also stored in the browser. The user has to opt in to this. */
  isPersisted: boolean;
  /** Reason why the last change could not be stored; undefined if there was no problem. */
  problem: StorageProblem | undefined;
  changeCars: (cars: readonly SavedCar[]) => void;
  /** True stores the cars now and after each change. False deletes the stored cars; `cars` stays as it is. */
  setPersisted: (isPersisted: boolean) => void;
  /** Loads the stored cars. Call this function after mounting, and when another tab has changed the cars. */
  restore: () => void;
};

/** Creates the store of the cars in the parking section. The browser stores the cars only if the user opts in. */
export function createParkedCarsStore(getStorage: () => Storage) {
  return createStore<ParkedCarsState>()((set, get) => {
    function tryStorage(operation: (storage: Storage) => void): StorageProblem | undefined {
      try {
        operation(getStorage());
        return undefined;
      } catch (error) {
        return toStorageProblem(error);
      }
    }

    const writeCars = () => tryStorage((storage) => storage.setItem(parkedCarsKey, serializeCars(get().cars)));

    return {
      cars: [],
      isPersisted: false,
      problem: undefined,

      changeCars: (cars) => {
        set({ cars });
        if (get().isPersisted) set({ problem: writeCars() });
      },

      setPersisted: (isPersisted) => {
        const problem = isPersisted ? writeCars() : tryStorage((storage) => storage.removeItem(parkedCarsKey));
        set({ isPersisted: problem ? !isPersisted : isPersisted, problem });
      },

      restore: () => {
        // After a failed change, the cars in memory are newer than the stored cars.
        if (get().problem) return;
        let cars: SavedCar[] | undefined;
        // Ignores a blocked storage: `problem` reports it when the user wants to store the cars.
        tryStorage((storage) => {
          cars = parseCars(storage.getItem(parkedCarsKey));
        });
        set(cars ? { cars, isPersisted: true } : { isPersisted: false });
      },
    };
  });
}

export const parkedCarsStore = createParkedCarsStore(() => window.localStorage);
