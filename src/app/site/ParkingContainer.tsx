import { useEffect } from 'react';
import { useStore } from 'zustand';

import { parkedCarsKey } from '~/domain/parking/car';
import { ParkingSection } from '~/screens/site/ParkingSection/ParkingSection';

import { parkedCars } from '../store/parkedCars';

/** The parking section with the person's cars, which another tab may change or delete as well. */
export function ParkingContainer() {
  const { cars, isKept, problem, changeCars, changeKept, restore } = useStore(parkedCars);

  useEffect(() => {
    restore();
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
