import { useState } from 'react';

import type { CarStatus } from '~/components/parking/CarList/CarActions';
import { appendCar, carName, emptyCar, findSamePlate } from '~/domain/parking/car';
import type { Car, SavedCar } from '~/domain/parking/car';
import { emptyParking } from '~/domain/parking/message';
import { splitPlate } from '~/domain/parking/parsePlate';
import { isValidCode, isValidPlateNumber } from '~/domain/parking/plate';

import { parseParkingForm } from './parkingForm';

type PlateError = Extract<CarStatus, { field: string }>;

/** State of the form: the selected car or a new one, the stay, and the actions on the list of cars. */
export function useParkingForm(cars: readonly SavedCar[], onCarsChange: (cars: SavedCar[]) => void) {
  const [parking, setParking] = useState(emptyParking);
  const [newCar, setNewCar] = useState(emptyCar);
  const [selectedId, setSelectedId] = useState<string>();
  const [status, setStatus] = useState<CarStatus>();
  const [removed, setRemoved] = useState<{ car: SavedCar; index: number }>();

  const isNewCarEmpty = Object.values(newCar).every((value) => value === '');
  // Selects the first car by default: stored cars are restored shortly after the page has loaded.
  const saved = cars.find(({ id }) => id === (selectedId ?? (isNewCarEmpty ? cars[0]?.id : undefined)));

  /** Takes over what was entered in the prerendered form before hydration. */
  function adoptPrerenderedForm(data: FormData) {
    const served = parseParkingForm(data);
    if (!saved) setNewCar({ ...served.car, ...splitPlate(served.car) });
    setParking(served.parking);
  }

  function changeParking(change: Partial<typeof parking>) {
    setParking({ ...parking, ...change });
  }

  function changeCar(change: Partial<Car>) {
    // Undo stays available; other messages are outdated now.
    setStatus(status?.kind === 'removed' ? status : undefined);
    if (saved) onCarsChange(cars.map((car) => (car.id === saved.id ? { ...car, ...change } : car)));
    else {
      setSelectedId('another');
      setNewCar({ ...newCar, ...change });
    }
  }

  function selectCar(id: string) {
    setSelectedId(id);
    setStatus(undefined);
  }

  /** Adds the car in the form to the list; returns the first invalid field if there is one. */
  function addCar(): PlateError['field'] | undefined {
    const error = findPlateError(newCar);
    if (error) {
      setStatus(error);
      return error.field;
    }
    const same = findSamePlate(cars, newCar);
    if (same) {
      setSelectedId(same.id);
      // A nickname is not lost.
      if (newCar.nickname.trim() === '') setNewCar(emptyCar);
      setStatus({ kind: 'already', name: carName(same) });
      return undefined;
    }
    const added = appendCar(cars, newCar);
    onCarsChange(added.cars);
    setSelectedId(added.id);
    setNewCar(emptyCar);
    setStatus({ kind: 'added', name: carName(newCar) });
    return undefined;
  }

  function removeCar() {
    if (!saved) return;
    setRemoved({ car: saved, index: cars.indexOf(saved) });
    setStatus({ kind: 'removed', name: carName(saved) });
    setSelectedId(undefined);
    onCarsChange(cars.filter((car) => car !== saved));
  }

  function undoRemoval() {
    if (!removed) return;
    onCarsChange(cars.toSpliced(removed.index, 0, removed.car));
    setSelectedId(removed.car.id);
    setStatus(undefined);
  }

  return {
    parking,
    car: saved ?? newCar,
    savedId: saved?.id,
    status,
    adoptPrerenderedForm,
    changeParking,
    changeCar,
    selectCar,
    addCar,
    removeCar,
    undoRemoval,
  };
}

/** Returns why the car cannot be added. */
function findPlateError({ emirate, code, number }: Car): PlateError | undefined {
  if (emirate === '') return { kind: 'missing', field: 'plateEmirate' };
  if (!isValidCode(emirate, code)) return { kind: 'invalid', field: 'plateCode' };
  if (number.trim() === '') return { kind: 'missing', field: 'plateNumber' };
  return isValidPlateNumber(number) ? undefined : { kind: 'invalid', field: 'plateNumber' };
}
