import { isRecord } from '../isRecord';
import { emirateFacts, readEmirate } from './emirates';
import type { Plate } from './message';
import { tidy } from './plate';

/** A car as a person has described it. */
export type Car = Plate & { nickname: string };

/** A car in the list. */
export type SavedCar = Car & {
  /** Tells it from the others in the list; never shown. */
  id: string;
};

/** The longest texts that are kept, in characters. */
export const carLimits = { nickname: 40, plate: 12, cars: 20 } as const;

export const emptyCar: Car = { emirate: '', code: '', number: '', nickname: '' };

/** What a car is called: its nickname, else its plate, 'Dubai B 12345'. */
export function carName({ emirate, code, number, nickname }: Car): string {
  const plate = [emirate && emirateFacts[emirate].name, tidy(code), tidy(number)].filter(Boolean).join(' ');
  return nickname.trim() || plate || 'A car without a plate';
}

/** `cars` with `car` at the end, and the id that it got: one more than any so far. */
export function withCar(cars: readonly SavedCar[], car: Car): { cars: SavedCar[]; id: string } {
  const id = String(Math.max(0, ...cars.map((each) => Number(each.id) || 0)) + 1);
  return { cars: [...cars, { ...car, id }], id };
}

/** The car of `cars` that has the plate of `car`, however it was typed. */
export function samePlate(cars: readonly SavedCar[], car: Car): SavedCar | undefined {
  const plateOf = ({ emirate, code, number }: Car) => [emirate, tidy(code), tidy(number)].join(' ');
  return cars.find((each) => plateOf(each) === plateOf(car));
}

/** Why cars can not be kept on a device. */
export type CarsProblem = 'blocked' | 'full';

export function writeCars(cars: readonly SavedCar[]): string {
  return JSON.stringify({ cars });
}

/**
 * The cars of a stored text, or undefined when the text is none of ours: what a storage holds is repaired or refused,
 * never trusted.
 */
export function readCars(stored: string | null): SavedCar[] | undefined {
  const content = parse(stored ?? '');
  if (!isRecord(content) || !Array.isArray(content['cars'])) return undefined;
  return content['cars']
    .filter(isRecord)
    .slice(0, carLimits.cars)
    .map((entry, index) => ({
      id: String(index + 1),
      emirate: readEmirate(entry['emirate']),
      code: textOf(entry['code'], carLimits.plate),
      number: textOf(entry['number'], carLimits.plate),
      nickname: textOf(entry['nickname'], carLimits.nickname),
    }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '');
