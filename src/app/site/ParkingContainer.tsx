import { stores } from 'virtual:stores';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { parkedCarsKey } from '~/domain/storageKeys';
import { ParkingSection } from '~/screens/site/ParkingSection/ParkingSection';

import { releaseSavedCarsSpace } from '../store/reserveSavedCarsSpace';
import { parkedCarsStore } from '../store/parkedCarsStore';

/** The parking section with the user's saved cars. Updates when another tab changes the stored cars. */
export function ParkingContainer() {
  const { cars, isPersisted, problem, changeCars, setPersisted, restore } = useStore(parkedCarsStore);

  useEffect(() => {
    restore();
    // Releases the space that `reserveSavedCarsSpace` has reserved, since the restored cars now fill it.
    releaseSavedCarsSpace(document);
    const onStorage = ({ key }: StorageEvent) => {
      // The key of the storage event is null if another tab has cleared the whole storage.
      if (key === null || key === parkedCarsKey) restore();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [restore]);

  return (
    <ParkingSection
      stores={stores}
      cars={cars}
      isStored={isPersisted}
      storageProblem={problem}
      onCarsChange={changeCars}
      onStoredChange={setPersisted}
    />
  );
}
