import { createStore } from 'zustand';

import { parseCars, serializeCars } from '~/domain/parking/car';
import { parkedCarsKey } from '~/domain/parking/parkedCarsKey';
import type { StorageProblem, SavedCar } from '~/domain/parking/car';

export type ParkedCarsState = {
  cars: readonly SavedCar[];
  /** True while the cars are also persisted, which the user has to opt in to. */
  isPersisted: boolean;
  /** Why the last change could not be stored. */
  problem: StorageProblem | undefined;
  changeCars: (cars: readonly SavedCar[]) => void;
  /** Persists the cars from now on, or deletes the stored ones; the page keeps its cars either way. */
  setPersisted: (isPersisted: boolean) => void;
  /** Loads the stored cars: after mounting, and when another tab has changed them. */
  restore: () => void;
};

/** Cars of the parking composer: in memory and, if the user opts in, in the storage. */
export function createParkedCarsStore(getStorage: () => Storage) {
  return createStore<ParkedCarsState>()((set, get) => {
    function attempt(act: (storage: Storage) => void): StorageProblem | undefined {
      try {
        act(getStorage());
        return undefined;
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
      }
    }

    const write = () => attempt((storage) => storage.setItem(parkedCarsKey, serializeCars(get().cars)));

    return {
      cars: [],
      isPersisted: false,
      problem: undefined,

      changeCars: (cars) => {
        set({ cars });
        if (get().isPersisted) set({ problem: write() });
      },

      setPersisted: (isPersisted) => {
        const problem = isPersisted ? write() : attempt((storage) => storage.removeItem(parkedCarsKey));
        set({ isPersisted: problem ? !isPersisted : isPersisted, problem });
      },

      restore: () => {
        // Unsaved changes are newer than the stored cars.
        if (get().problem) return;
        let cars: SavedCar[] | undefined;
        // A blocked storage is reported only when the user wants to save a car.
        attempt((storage) => {
          cars = parseCars(storage.getItem(parkedCarsKey));
        });
        set(cars ? { cars, isPersisted: true } : { isPersisted: false });
      },
    };
  });
}

export const parkedCars = createParkedCarsStore(() => window.localStorage);
