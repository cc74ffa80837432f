import { useState } from 'react';

import type { SavedCar } from '~/domain/parking/car';

import { ParkingSection } from './ParkingSection';
import type { ParkingSectionProps } from './ParkingSection';

/** For stories: the section with somebody who takes note of what it reports. */
export function ParkingStage(props: ParkingSectionProps) {
  const [cars, setCars] = useState<readonly SavedCar[]>(props.cars);
  const [isKept, setKept] = useState(props.isKept);
  return (
    <ParkingSection
      {...props}
      cars={cars}
      isKept={isKept}
      onCarsChange={(changed) => {
        setCars(changed);
        props.onCarsChange(changed);
      }}
      onKeepChange={(kept) => {
        // A storage with a problem keeps nothing.
        setKept(kept && !props.storageProblem);
        props.onKeepChange(kept);
      }}
    />
  );
}
