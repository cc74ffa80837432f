import { useState } from 'react';

import type { SavedCar } from '~/domain/parking/car';

import { ParkingSection } from './ParkingSection';
import type { ParkingSectionProps } from './ParkingSection';

/** Holds the cars and the storage setting, which the app stores. */
export function ParkingStage(props: ParkingSectionProps) {
  const [cars, setCars] = useState<readonly SavedCar[]>(props.cars);
  const [isKept, setIsKept] = useState(props.isStored);
  return (
    <ParkingSection
      {...props}
      cars={cars}
      isStored={isKept}
      onCarsChange={(changed) => {
        setCars(changed);
        props.onCarsChange(changed);
      }}
      onStoredChange={(kept) => {
        // A blocked storage stores nothing.
        setIsKept(kept && !props.storageProblem);
        props.onStoredChange(kept);
      }}
    />
  );
}
