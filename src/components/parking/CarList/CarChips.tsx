import Box from '@mui/material/Box';

import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';
import { formatCarName } from '~/domain/parking/car';
import type { SavedCar } from '~/domain/parking/car';

import { parkingCopy } from '../parking.copy';
import { hiddenWithoutCarsStyles } from './savedCarsSpace';

const copy = parkingCopy.cars;

export type CarChipsProps = {
  cars: readonly SavedCar[];
  /** Id of the selected saved car; 'another' for a car that is not saved. */
  value: string;
  onChange: (value: string) => void;
};

/** Chips that select the car for the parking message, an SMS that pays for parking. Hidden while no car is saved. */
export function CarChips({ cars, value, onChange }: CarChipsProps) {
  return (
    <Box sx={cars.length === 0 ? hiddenWithoutCarsStyles : {}}>
      <ChipChoice
        legend={copy.legend}
        name="car"
        layout="oneLine"
        options={[
          ...cars.map((car) => ({ value: car.id, label: formatCarName(car) })),
          { value: 'another', label: copy.another },
        ]}
        value={value}
        onChange={onChange}
      />
    </Box>
  );
}
