import type { Day } from '../time/days';

/** Returns the id of a sample record. Larger numbers are newer. Sample ids sort before those of `createIdSource`. */
export function createSampleId(kind: string, number: number): string {
  return `00-${kind}-${String(number).padStart(4, '0')}`;
}

/** Ids of the agencies 'Harbour Tags' and 'Dune Prints'. */
export const sampleAgencyIds = [createSampleId('agency', 1), createSampleId('agency', 2)] as const;

/** Returns 10:00 local time on a day, as `YYYY-MM-DDTHH:MM`. */
export function toSampleDateTime(day: Day): string {
  return `${day}T10:00`;
}
