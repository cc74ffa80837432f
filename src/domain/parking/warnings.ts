import { isValidSignNumber, isValidZone } from './message';
import type { Parking } from './message';
import { isValidCode, isValidPlateNumber } from './plate';
import type { Plate } from './plate';
import { messageFormat, providers } from './providers';

/** A value in the message that looks wrong. It never blocks sending, because plates and zones change. */
export type MessageWarning = 'code' | 'number' | 'zone' | 'signNumber';

/** Checks only the values that the area's message contains. */
export function findWarnings(plate: Plate, parking: Parking): MessageWarning[] {
  const { area } = parking;
  if (area === '') return [];
  const fields = messageFormat(area, plate.emirate).flat();
  const checks: [MessageWarning, boolean][] = [
    ['code', fields.includes('code') && !isValidCode(plate.emirate, plate.code)],
    ['number', fields.includes('number') && !isValidPlateNumber(plate.number)],
    ['zone', !isValidZone(area, parking.zone)],
    ['signNumber', providers[area].number === null && !isValidSignNumber(parking.signNumber)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([warning]) => warning);
}
