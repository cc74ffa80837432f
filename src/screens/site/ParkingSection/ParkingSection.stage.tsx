import { useState } from 'react';

import type { SavedCar } from '~/domain/parking/car';

import { ParkingSection } from './ParkingSection';
import type { ParkingSectionProps } from './ParkingSection';

/**
 * ParkingSection that holds the cars, and the setting that stores them, in React state. In the app, both are in a
 * store.
 */
export function ParkingStage(props: ParkingSectionProps) {
  const [cars, setCars] = useState<readonly SavedCar[]>(props.cars);
  const [isStored, setIsStored] = useState(props.isStored);
  return (
    <ParkingSection
      {...props}
      cars={cars}
      isStored={isStored}
      onCarsChange={(newCars) => {
        setCars(newCars);
        props.onCarsChange(newCars);
      }}
      onStoredChange={(nextIsStored) => {
        // If the browser blocks storage, 'Keep these cars on this device' stays off.
        setIsStored(nextIsStored && !props.storageProblem);
        props.onStoredChange(nextIsStored);
      }}
    />
  );
}
