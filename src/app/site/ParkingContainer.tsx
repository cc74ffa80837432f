import { useEffect } from 'react';
import { useStore } from 'zustand';

import { parkedCarsKey } from '~/domain/parking/parkedCarsKey';
import { ParkingSection } from '~/screens/site/ParkingSection/ParkingSection';

import { releaseSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { parkedCars } from '../store/parkedCars';

/** The parking section with the person's cars, which another tab may change or delete as well. */
export function ParkingContainer() {
  const { cars, isKept, problem, changeCars, changeKept, restore } = useStore(parkedCars);

  useEffect(() => {
    restore();
    // The cars take the room that was kept for them.
    releaseSavedCarsSpace(document);
    const onStorage = ({ key }: StorageEvent) => {
      // Without a key, everything has been deleted.
      if (key === null || key === parkedCarsKey) restore();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [restore]);

  return (
    <ParkingSection
      cars={cars}
      isKept={isKept}
      storageProblem={problem}
      onCarsChange={changeCars}
      onKeepChange={changeKept}
    />
  );
}
