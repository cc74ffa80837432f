import { isValidSignNumber, isValidZone } from './message';
import type { Parking } from './message';
import { isValidCode, isValidPlateNumber } from './plate';
import type { Plate } from './plate';
import { getMessageFormat, providers } from './providers';

/** A form field whose value has an unknown format. A warning does not prevent sending, because formats can change. */
export type FieldWithWarning = 'code' | 'number' | 'zone' | 'signNumber';

/** Returns the fields whose values have an unknown format. Checks only values that the area's message uses. */
export function findFieldsWithWarning(plate: Plate, parking: Parking): FieldWithWarning[] {
  const { area } = parking;
  if (area === '') return [];
  const checks: [FieldWithWarning, boolean][] = [
    ['code', getMessageFormat(area, plate.emirate).flat().includes('code') && !isValidCode(plate.emirate, plate.code)],
    ['number', !isValidPlateNumber(plate.number)],
    ['zone', !isValidZone(area, parking.zone)],
    ['signNumber', providers[area].recipientNumber === null && !isValidSignNumber(parking.signNumber)],
  ];
  return checks.filter(([, hasWarning]) => hasWarning).map(([warning]) => warning);
}
