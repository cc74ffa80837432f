import { isRecord } from '../isRecord';
import { emirateFacts, parseEmirate } from './emirates';
import { normalizePlateText } from './plate';
import type { Plate } from './plate';

/** A car as entered in the form. */
export type Car = Plate & { nickname: string };

/** A car in the list; its id is unique there and never shown. */
export type SavedCar = Car & { id: string };

/** Maximum text lengths in characters, and the maximum number of cars. */
export const carLimits = { nickname: 40, plate: 12, cars: 20 } as const;

export const emptyCar: Car = { emirate: '', code: '', number: '', nickname: '' };

/** Returns the nickname, or else the plate: 'Dubai B 12345'. */
export function carName({ emirate, code, number, nickname }: Car): string {
  const plate = [emirate && emirateFacts[emirate].name, normalizePlateText(code), normalizePlateText(number)]
    .filter(Boolean)
    .join(' ');
  return nickname.trim() || plate || 'A car without a plate';
}

/** Appends a car; its id is one more than the highest so far. */
export function appendCar(cars: readonly SavedCar[], car: Car): { cars: SavedCar[]; id: string } {
  const id = String(Math.max(0, ...cars.map((each) => Number(each.id) || 0)) + 1);
  return { cars: [...cars, { ...car, id }], id };
}

/** Finds a car with the same plate, ignoring case, spaces and digit script. */
export function findSamePlate(cars: readonly SavedCar[], car: Car): SavedCar | undefined {
  const plateOf = ({ emirate, code, number }: Car) =>
    [emirate, normalizePlateText(code), normalizePlateText(number)].join(' ');
  return cars.find((each) => plateOf(each) === plateOf(car));
}

/** Reason why the cars cannot be stored. */
export type StorageProblem = 'blocked' | 'full';

export function serializeCars(cars: readonly SavedCar[]): string {
  return JSON.stringify({ cars });
}

/** Parses stored cars, repairing invalid entries; undefined when the text has another format. */
export function parseCars(stored: string | null): SavedCar[] | undefined {
  const content = parse(stored ?? '');
  if (!isRecord(content) || !Array.isArray(content['cars'])) return undefined;
  return content['cars']
    .filter(isRecord)
    .slice(0, carLimits.cars)
    .map((entry, index) => ({
      id: String(index + 1),
      emirate: parseEmirate(entry['emirate']),
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
