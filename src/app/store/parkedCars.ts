import { createStore } from 'zustand';

import { readCars, writeCars } from '~/domain/parking/car';
import { parkedCarsKey } from '~/domain/parking/parkedCarsKey';
import type { CarsProblem, SavedCar } from '~/domain/parking/car';

export type ParkedCarsState = {
  cars: readonly SavedCar[];
  /** Whether the cars lie in the storage as well: only ever by the person's own choice. */
  isKept: boolean;
  /** Why the latest change could not be kept. */
  problem: CarsProblem | undefined;
  changeCars: (cars: readonly SavedCar[]) => void;
  /** Keeps the cars from now on, or deletes them from the storage at once; the page has them until it is left. */
  changeKept: (isKept: boolean) => void;
  /** Takes over what is stored: after the page has come, and when another tab has changed it. */
  restore: () => void;
};

/** The cars of the parking composer: in memory, and in the storage that `reach` finds if the person wants that. */
export function createParkedCarsStore(reach: () => Storage) {
  return createStore<ParkedCarsState>()((set, get) => {
    function attempt(act: (storage: Storage) => void): CarsProblem | undefined {
      try {
        act(reach());
        return undefined;
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
      }
    }

    const write = () => attempt((storage) => storage.setItem(parkedCarsKey, writeCars(get().cars)));

    return {
      cars: [],
      isKept: false,
      problem: undefined,

      changeCars: (cars) => {
        set({ cars });
        if (get().isKept) set({ problem: write() });
      },

      changeKept: (isKept) => {
        const problem = isKept ? write() : attempt((storage) => storage.removeItem(parkedCarsKey));
        set({ isKept: problem ? !isKept : isKept, problem });
      },

      restore: () => {
        // What could not be stored is newer than what is, and is not given up for it.
        if (get().problem) return;
        let cars: SavedCar[] | undefined;
        // A storage that can not be read holds nothing for us; that matters once somebody wants to keep a car.
        attempt((storage) => {
          cars = readCars(storage.getItem(parkedCarsKey));
        });
        set(cars ? { cars, isKept: true } : { isKept: false });
      },
    };
  });
}

export const parkedCars = createParkedCarsStore(() => window.localStorage);
