import * as z from 'zod';

import { isDay } from '../time/days';

/* Schemas of the fields of records. */

export const textSchema = z.string();
export const idSchema = textSchema.min(1);
export const daySchema = textSchema.refine(isDay);
/** Local date and time as typed in a form: `YYYY-MM-DDTHH:MM`, optionally with seconds. */
export const localDateTimeSchema = z.iso.datetime({ local: true, error: 'Invalid date and time' });
/** Time in UTC: `2026-06-15T09:00:00.000Z`. */
export const utcTimeSchema = z.iso.datetime();
export const countSchema = z.number().int().nonnegative();
/** Amount in AED. */
export const amountSchema = z.number().nonnegative();

/** Fields of every record. */
export const baseFields = {
  /** Ids sort by time of creation, see `createIdSource`. Lists show the records with the largest ids first. */
  id: idSchema,
  /** Number of changes since the record was added. A change that is based on an older revision fails. */
  revision: countSchema,
};
