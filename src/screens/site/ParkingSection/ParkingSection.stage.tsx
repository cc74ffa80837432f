import { useState } from 'react';

import type { SavedCar } from '~/domain/parking/car';

import { ParkingSection } from './ParkingSection';
import type { ParkingSectionProps } from './ParkingSection';

/** ParkingSection with a state for the cars and for the setting that stores them. In the app, a store keeps both. */
export function ParkingStage(props: ParkingSectionProps) {
  const [cars, setCars] = useState<readonly SavedCar[]>(props.cars);
  const [isStored, setIsStored] = useState(props.isStored);
  return (
    <ParkingSection
      {...props}
      cars={cars}
      isStored={isStored}
      onCarsChange={(changed) => {
        setCars(changed);
        props.onCarsChange(changed);
      }}
      onStoredChange={(nextIsStored) => {
        // If the browser blocks storage, 'Keep these cars on this device' stays off.
        setIsStored(nextIsStored && !props.storageProblem);
        props.onStoredChange(nextIsStored);
      }}
    />
  );
}
