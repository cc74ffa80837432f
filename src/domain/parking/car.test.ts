import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { carLimits, carName, emptyCar, readCars, samePlate, withCar, writeCars } from './car';
import type { Car } from './car';

const car: Car = { emirate: 'dubai', code: 'B', number: '12345', nickname: '' };

it('calls a car by its nickname, else by its plate', () => {
  expect(carName({ ...car, nickname: ' Family car ' })).toBe('Family car');
  expect(carName(car)).toBe('Dubai B 12345');
  expect(carName(emptyCar)).toBe('A car without a plate');
});

it('gives each car an id of its own', () => {
  const first = withCar([], car);
  const second = withCar(first.cars, emptyCar);
  expect(second.cars.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(first.id).not.toBe(second.id);
});

it('finds the same plate again, however it is typed', () => {
  const { cars } = withCar([], car);
  expect(samePlate(cars, { ...car, code: 'b ', number: '١٢ ٣٤٥', nickname: 'Van' })).toBe(cars[0]);
  expect(samePlate(cars, { ...car, emirate: 'ajman' })).toBeUndefined();
});

describe('readCars', () => {
  it('brings back what was written', () => {
    const { cars } = withCar(withCar([], car).cars, { ...car, nickname: 'Van' });
    expect(readCars(writeCars(cars))).toEqual(cars);
    expect(readCars(writeCars([]))).toEqual([]);
  });

  it.each([null, '', '{', 'null', '[]', '"cars"', '{"cars":1}'])('is undefined for %j', (stored) => {
    expect(readCars(stored)).toBeUndefined();
  });

  it('repairs entries and drops what is none', () => {
    const stored = JSON.stringify({
      cars: [{ emirate: 'mars', code: 7, number: '1', nickname: 'x'.repeat(99) }, null, 'car'],
    });
    expect(readCars(stored)).toEqual([
      { id: '1', emirate: '', code: '', number: '1', nickname: 'x'.repeat(carLimits.nickname) },
    ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const cars = readCars(stored);
        expect(cars === undefined || Array.isArray(cars)).toBe(true);
      }),
    );
  });
});
