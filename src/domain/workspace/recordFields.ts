import * as z from 'zod';

import { isDay } from '../time/days';

/* Schemas of the fields of records. */

export const text = z.string();
export const id = text.min(1);
export const day = text.refine(isDay);
/** Local date and time as typed in a form: `YYYY-MM-DDTHH:MM`, optionally with seconds. */
export const localDateTime = z.iso.datetime({ local: true, error: 'Invalid date and time' });
/** Time in UTC: `2026-06-15T09:00:00.000Z`. */
export const utcTime = z.iso.datetime();
export const count = z.number().int().nonnegative();
/** Amount in AED. */
export const amount = z.number().nonnegative();

/** Fields of every record. */
export const base = {
  /** Ids sort by creation: `createIdSource` makes them. Lists show records in the order of their ids. */
  id,
  /** Number of changes since the record was added. A change based on an older revision is refused. */
  revision: count,
};
