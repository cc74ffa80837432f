import { isRecord } from '../isRecord';
import { parseJsonObject } from '../parseJsonObject';
import { emirateDetails, parseEmirate } from './emirates';
import { normalizePlateText } from './plate';
import type { Plate } from './plate';

/** A car as the user enters it in the form. */
export type Car = Plate & { nickname: string };

/** A car in the list of saved cars. `id` is unique in the list and never shown. */
export type SavedCar = Car & { id: string };

export const carLimits = {
  /** Maximum length of a nickname, in characters. */
  nicknameLength: 40,
  /** Maximum length of a plate's code, and also of its number, in characters. */
  plateTextLength: 12,
  /** Maximum number of saved cars. */
  carCount: 20,
} as const;

export const emptyCar: Car = { emirate: '', code: '', number: '', nickname: '' };

/** Returns the nickname of a car; without a nickname, its plate: 'Dubai B 12345'. */
export function formatCarName({ emirate, code, number, nickname }: Car): string {
  const plate = [emirate && emirateDetails[emirate].name, normalizePlateText(code), normalizePlateText(number)]
    .filter(Boolean)
    .join(' ');
  return nickname.trim() || plate || 'A car without a plate';
}

/** Appends a car to the list. The car's id is one more than the highest id in the list. */
export function appendCar(cars: readonly SavedCar[], car: Car): { cars: SavedCar[]; id: string } {
  const id = String(Math.max(0, ...cars.map((savedCar) => Number(savedCar.id))) + 1);
  return { cars: [...cars, { ...car, id }], id };
}

/** Finds a saved car with the same plate as `car`. Ignores case, spaces and the script of the digits. */
export function findSamePlate(cars: readonly SavedCar[], car: Car): SavedCar | undefined {
  const getPlateKey = ({ emirate, code, number }: Car) =>
    [emirate, normalizePlateText(code), normalizePlateText(number)].join(' ');
  return cars.find((savedCar) => getPlateKey(savedCar) === getPlateKey(car));
}

export function serializeCars(cars: readonly SavedCar[]): string {
  return JSON.stringify({ cars });
}

/**
 * Parses stored cars. Replaces invalid values with '', shortens long texts, and drops entries that are not objects and
 * all cars after the first 20. Returns undefined if the text is not a list of cars.
 */
export function parseCars(stored: string | null): SavedCar[] | undefined {
  const content = parseJsonObject(String(stored));
  if (!Array.isArray(content?.['cars'])) return undefined;
  return completeIds(
    content['cars']
      .filter(isRecord)
      .slice(0, carLimits.carCount)
      .map((entry) => ({
        id: entry['id'],
        emirate: parseEmirate(entry['emirate']),
        code: shortenText(entry['code'], carLimits.plateTextLength),
        number: shortenText(entry['number'], carLimits.plateTextLength),
        nickname: shortenText(entry['nickname'], carLimits.nicknameLength),
      })),
  );
}

/** Assigns new ids to cars without a valid, unique id. All other cars keep their id, since other tabs refer to it. */
function completeIds(cars: readonly (Car & { id: unknown })[]): SavedCar[] {
  const ids = cars.map(({ id }) => id);
  const isUniqueId = (id: unknown, index: number): id is string => isCarId(id) && ids.indexOf(id) === index;
  let lastId = Math.max(0, ...ids.filter(isUniqueId).map(Number));
  return cars.map((car, index) => ({ ...car, id: isUniqueId(car.id, index) ? car.id : String((lastId += 1)) }));
}

/** True for a positive whole number as text, with at most nine digits. */
const isCarId = (value: unknown): value is string => typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value);

const shortenText = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '');
