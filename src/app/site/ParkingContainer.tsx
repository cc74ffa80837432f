import { useEffect } from 'react';
import { useStore } from 'zustand';

import { parkedCarsKey } from '~/domain/parking/parkedCarsKey';
import { ParkingSection } from '~/screens/site/ParkingSection/ParkingSection';

import { releaseSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { parkedCars } from '../store/parkedCars';

/** The parking section with the user's saved cars, in sync with other tabs. */
export function ParkingContainer() {
  const { cars, isPersisted, problem, changeCars, setPersisted, restore } = useStore(parkedCars);

  useEffect(() => {
    restore();
    // The restored cars fill the reserved space.
    releaseSavedCarsSpace(document);
    const onStorage = ({ key }: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (key === null || key === parkedCarsKey) restore();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [restore]);

  return (
    <ParkingSection
      cars={cars}
      isStored={isPersisted}
      storageProblem={problem}
      onCarsChange={changeCars}
      onStoredChange={setPersisted}
    />
  );
}
