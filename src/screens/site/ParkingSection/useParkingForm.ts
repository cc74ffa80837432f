import { useState } from 'react';

import type { CarActionResult } from '~/components/parking/CarList/CarActions';
import { appendCar, formatCarName, emptyCar, findSamePlate } from '~/domain/parking/car';
import type { Car, SavedCar } from '~/domain/parking/car';
import { emptyParking } from '~/domain/parking/message';
import { completePlate } from '~/domain/parking/parsePlate';
import { isValidCode, isValidPlateNumber } from '~/domain/parking/plate';

import { parseParkingForm } from './parkingForm';

type PlateError = Extract<CarActionResult, { field: string }>;

/**
 * Returns the state of the form: a saved or new car, and the parking details. Also returns functions that change this
 * state and the list of cars.
 */
export function useParkingForm(cars: readonly SavedCar[], onCarsChange: (cars: SavedCar[]) => void) {
  const [parking, setParking] = useState(emptyParking);
  const [newCar, setNewCar] = useState(emptyCar);
  const [selectedId, setSelectedId] = useState<string>();
  const [status, setStatus] = useState<CarActionResult>();
  const [removal, setRemoval] = useState<{ car: SavedCar; index: number }>();

  const isNewCarEmpty = Object.values(newCar).every((value) => value === '');
  // Selects the first saved car by default, even if the saved cars are restored only after the page has loaded.
  const savedCar = cars.find(({ id }) => id === (selectedId ?? (isNewCarEmpty ? cars[0]?.id : undefined)));

  /** Takes over what the user entered in the prerendered form before hydration. */
  function adoptPrerenderedForm(data: FormData) {
    const prerenderedValues = parseParkingForm(data);
    if (!savedCar) setNewCar({ ...prerenderedValues.car, ...completePlate(prerenderedValues.car) });
    setParking(prerenderedValues.parking);
  }

  function changeParking(changes: Partial<typeof parking>) {
    setParking({ ...parking, ...changes });
  }

  function changeCar(changes: Partial<Car>) {
    // Keeps the status 'removed', which offers Undo. Other statuses no longer apply to the changed car.
    setStatus(status?.kind === 'removed' ? status : undefined);
    if (savedCar) onCarsChange(cars.map((car) => (car.id === savedCar.id ? { ...car, ...changes } : car)));
    else {
      setSelectedId('another');
      setNewCar({ ...newCar, ...changes });
    }
  }

  function selectCar(id: string) {
    setSelectedId(id);
    setStatus(undefined);
  }

  /** Adds the new car to the list. If the car is invalid, returns the name of the first invalid field. */
  function addCar(): PlateError['field'] | undefined {
    const error = findPlateError(newCar);
    if (error) {
      setStatus(error);
      return error.field;
    }
    const duplicateCar = findSamePlate(cars, newCar);
    if (duplicateCar) {
      setSelectedId(duplicateCar.id);
      // Clears the new car, since its plate is saved already. A car with a nickname is kept, so that the nickname is
      // not lost.
      if (newCar.nickname.trim() === '') setNewCar(emptyCar);
      setStatus({ kind: 'already', name: formatCarName(duplicateCar) });
      return undefined;
    }
    const addedCar = appendCar(cars, newCar);
    onCarsChange(addedCar.cars);
    setSelectedId(addedCar.id);
    setNewCar(emptyCar);
    setStatus({ kind: 'added', name: formatCarName(newCar) });
    return undefined;
  }

  function removeCar() {
    if (!savedCar) return;
    setRemoval({ car: savedCar, index: cars.indexOf(savedCar) });
    setStatus({ kind: 'removed', name: formatCarName(savedCar) });
    setSelectedId(undefined);
    onCarsChange(cars.filter((car) => car !== savedCar));
  }

  function undoRemoval() {
    if (!removal) return;
    onCarsChange(cars.toSpliced(removal.index, 0, removal.car));
    setSelectedId(removal.car.id);
    setStatus(undefined);
  }

  return {
    parking,
    car: savedCar ?? newCar,
    savedId: savedCar?.id,
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

/** Returns the first error that keeps the car from being added to the list. */
function findPlateError({ emirate, code, number }: Car): PlateError | undefined {
  if (emirate === '') return { kind: 'missing', field: 'plateEmirate' };
  if (!isValidCode(emirate, code)) return { kind: 'invalid', field: 'plateCode' };
  if (number.trim() === '') return { kind: 'missing', field: 'plateNumber' };
  return isValidPlateNumber(number) ? undefined : { kind: 'invalid', field: 'plateNumber' };
}
