import Box from '@mui/material/Box';

import { ChipChoice } from '~/components/site/ChipChoice/ChipChoice';
import { carName } from '~/domain/parking/car';
import type { SavedCar } from '~/domain/parking/car';

import { parkingCopy } from '../parking.copy';
import { roomStyles } from './roomStyles';

const copy = parkingCopy.cars;

export type CarChipsProps = {
  cars: readonly SavedCar[];
  /** The id of the chosen car, or 'another' for one that is not in the list. */
  chosen: string;
  onChoose: (chosen: string) => void;
};

/** Which of several cars the message is for. With none in the list there is nothing to choose, and nothing in sight. */
export function CarChips({ cars, chosen, onChoose }: CarChipsProps) {
  return (
    <Box sx={cars.length === 0 ? roomStyles : {}}>
      <ChipChoice
        legend={copy.legend}
        name="car"
        isOneLine
        options={[
          ...cars.map((car) => ({ value: car.id, label: carName(car) })),
          { value: 'another', label: copy.another },
        ]}
        value={chosen}
        onChange={onChoose}
      />
    </Box>
  );
}
