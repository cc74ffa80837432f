import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { appendCar, carLimits, formatCarName, emptyCar, findSamePlate, parseCars, serializeCars } from './car';
import type { Car } from './car';

const car: Car = { emirate: 'dubai', code: 'B', number: '12345', nickname: '' };

it('names a car by its nickname, or else by its plate', () => {
  expect(formatCarName({ ...car, nickname: ' Family car ' })).toBe('Family car');
  expect(formatCarName(car)).toBe('Dubai B 12345');
  expect(formatCarName(emptyCar)).toBe('A car without a plate');
});

it('gives each car a unique id', () => {
  const firstResult = appendCar([], car);
  const secondResult = appendCar(firstResult.cars, emptyCar);
  expect(secondResult.cars.map(({ id }) => id)).toEqual([firstResult.id, secondResult.id]);
  expect(firstResult.id).not.toBe(secondResult.id);
  expect(appendCar([{ ...car, id: '7' }, ...firstResult.cars], car).id).toBe('8');
});

it('finds the same plate regardless of case, spaces and digit script', () => {
  const { cars } = appendCar([], car);
  expect(findSamePlate(cars, { ...car, code: 'b ', number: '١٢ ٣٤٥', nickname: 'Van' })).toBe(cars[0]);
  expect(findSamePlate(cars, { ...car, emirate: 'ajman' })).toBeUndefined();
  expect(findSamePlate(cars, { ...car, code: 'B1', number: '2345' })).toBeUndefined();
});

describe('parseCars', () => {
  it('restores the stored cars', () => {
    const { cars } = appendCar(appendCar([], car).cars, { ...car, nickname: 'Van' });
    expect(parseCars(serializeCars(cars))).toEqual(cars);
    expect(parseCars(serializeCars([]))).toEqual([]);
  });

  it.each([null, '', '{', 'null', '[]', '"cars"', '{"cars":1}'])('is undefined for %j', (stored) => {
    expect(parseCars(stored)).toBeUndefined();
  });

  it('repairs invalid entries and drops others', () => {
    const stored = JSON.stringify({
      cars: [{ emirate: 'mars', code: 7, number: '1', nickname: 'x'.repeat(99) }, null, 'car'],
    });
    expect(parseCars(stored)).toEqual([
      { id: '1', emirate: '', code: '', number: '1', nickname: 'x'.repeat(carLimits.nicknameLength) },
    ]);
  });

  it('keeps the ids of the other cars when one is removed, since another tab refers to them', () => {
    const cars = ['1', '2', '3'].map((id) => ({ ...car, id }));
    expect(parseCars(serializeCars(cars.slice(1)))).toEqual(cars.slice(1));
  });

  it('assigns new ids to cars whose id is missing, invalid or a duplicate', () => {
    const ids = [undefined, '2', '2', 4, '-1', '0', '1.5', '9'.repeat(20), '17'];
    const stored = JSON.stringify({ cars: ids.map((id) => ({ ...car, id })) });
    expect(parseCars(stored)?.map(({ id }) => id)).toEqual(['18', '2', '19', '20', '21', '22', '23', '24', '17']);
  });

  it('restores only the first 20 cars', () => {
    const stored = JSON.stringify({ cars: Array.from({ length: 21 }, () => car) });
    expect(parseCars(stored)?.at(-1)?.id).toBe('20');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const cars = parseCars(stored);
        expect(cars === undefined || Array.isArray(cars)).toBe(true);
      }),
    );
  });
});
