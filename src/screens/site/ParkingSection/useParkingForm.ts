import { useState } from 'react';

import type { Latest } from '~/components/parking/CarList/CarActions';
import { carName, emptyCar, samePlate, withCar } from '~/domain/parking/car';
import type { Car, SavedCar } from '~/domain/parking/car';
import { emptyParking } from '~/domain/parking/message';
import { explainCode, explainNumber } from '~/domain/parking/plate';
import { shareOut } from '~/domain/parking/readPlate';

import { readForm } from './readForm';

type Obstacle = Extract<Latest, { field: string }>;
type PlateField = Obstacle['field'];
type Removed = { car: SavedCar; index: number };

/** What the fields hold, a car of the list or another one and a stay, and what can be done with the list. */
export function useParkingForm(cars: readonly SavedCar[], onCarsChange: (cars: SavedCar[]) => void) {
  const [parking, setParking] = useState(emptyParking);
  const [another, setAnother] = useState(emptyCar);
  const [chosen, setChosen] = useState<string>();
  const [latest, setLatest] = useState<Latest>();
  const [removed, setRemoved] = useState<Removed>();

  const isAnotherEmpty = Object.values(another).every((value) => value === '');
  // Until somebody chooses, the first of the list: kept cars come back a moment after the page.
  const saved = cars.find(({ id }) => id === (chosen ?? (isAnotherEmpty ? cars[0]?.id : undefined)));

  function adopt(entries: FormData) {
    const served = readForm(entries);
    // The fields of a car on the list hold what the list says.
    if (!saved) setAnother({ ...served.car, ...shareOut(served.car) });
    setParking(served.parking);
  }

  function changeParking(change: Partial<typeof parking>) {
    setParking({ ...parking, ...change });
  }

  function changeCar(change: Partial<Car>) {
    // What was removed can be brought back for a while; the other messages are about the moment.
    setLatest(latest?.kind === 'removed' ? latest : undefined);
    if (saved) onCarsChange(cars.map((car) => (car.id === saved.id ? { ...car, ...change } : car)));
    else {
      setChosen('another');
      setAnother({ ...another, ...change });
    }
  }

  function chooseCar(id: string) {
    setChosen(id);
    setLatest(undefined);
  }

  /** Puts the car of the fields on the list, or returns the name of the field that stands in the way. */
  function addCar(): PlateField | undefined {
    const obstacle = obstacleOf(another);
    if (obstacle) {
      setLatest(obstacle);
      return obstacle.field;
    }
    const same = samePlate(cars, another);
    if (same) {
      setChosen(same.id);
      // A nickname that was typed for it stays.
      if (another.nickname.trim() === '') setAnother(emptyCar);
      setLatest({ kind: 'already', name: carName(same) });
      return undefined;
    }
    const added = withCar(cars, another);
    onCarsChange(added.cars);
    setChosen(added.id);
    setAnother(emptyCar);
    setLatest({ kind: 'added', name: carName(another) });
    return undefined;
  }

  function removeCar() {
    if (!saved) return;
    setRemoved({ car: saved, index: cars.indexOf(saved) });
    setLatest({ kind: 'removed', name: carName(saved) });
    setChosen(undefined);
    onCarsChange(cars.filter((car) => car !== saved));
  }

  function undoRemoval() {
    if (!removed) return;
    onCarsChange(cars.toSpliced(removed.index, 0, removed.car));
    setChosen(removed.car.id);
    setLatest(undefined);
  }

  return {
    parking,
    car: saved ?? another,
    savedId: saved?.id,
    latest,
    adopt,
    changeParking,
    changeCar,
    chooseCar,
    addCar,
    removeCar,
    undoRemoval,
  };
}

/** Why a car can not go on the list. */
function obstacleOf({ emirate, code, number }: Car): Obstacle | undefined {
  if (emirate === '') return { kind: 'lacking', field: 'plateEmirate' };
  if (explainCode(emirate, code)) return { kind: 'wrong', field: 'plateCode' };
  if (number.trim() === '') return { kind: 'lacking', field: 'plateNumber' };
  return explainNumber(number) ? { kind: 'wrong', field: 'plateNumber' } : undefined;
}
