import type { ZodType } from 'zod';

import { makeNameUnique } from './uniqueNames';

/** Maximum number of entries of a list, and maximum length of their names in characters. */
export type NamedListLimits = { maxEntries: number; maxNameLength: number };

/**
 * Reads stored entries with unique names. Skips entries that are invalid or exceed `maxEntries`, and renames the second
 * of two entries with the same name. `skipped` contains the skipped entries. Returns no entries if `stored` is not an
 * array.
 */
export function readNamed<Entry extends { readonly name: string }>(
  stored: unknown,
  schema: ZodType<Entry>,
  { maxEntries, maxNameLength }: NamedListLimits,
): { entries: Entry[]; skipped: unknown[] } {
  const entries: Entry[] = [];
  const skipped: unknown[] = [];
  for (const value of Array.isArray(stored) ? (stored as readonly unknown[]) : []) {
    const { data } = schema.safeParse(value);
    if (data && entries.length < maxEntries)
      entries.push({ ...data, name: makeNameUnique(data.name, maxNameLength, entries) });
    else skipped.push(value);
  }
  return { entries, skipped };
}
