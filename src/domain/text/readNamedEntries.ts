import type { Parser } from '../parsers';
import { makeNameUnique } from './uniqueNames';

/** Maximum number of entries of a list, and maximum length of their names in characters. */
export type NamedListLimits = { maxEntries: number; maxNameLength: number };

/**
 * Parses stored entries with unique names. Skips entries that are invalid or exceed `maxEntries`, and renames the
 * second of two entries with the same name. `skippedEntries` contains the others. Returns no entries if `stored` is
 * not an array.
 */
export function readNamedEntries<Entry extends { readonly name: string }>(
  stored: unknown,
  parse: Parser<Entry>,
  { maxEntries, maxNameLength }: NamedListLimits,
): { entries: Entry[]; skippedEntries: unknown[] } {
  const entries: Entry[] = [];
  const skippedEntries: unknown[] = [];
  for (const value of Array.isArray(stored) ? (stored as readonly unknown[]) : []) {
    const entry = parse(value);
    if (entry && entries.length < maxEntries)
      entries.push({ ...entry, name: makeNameUnique(entry.name, maxNameLength, entries) });
    else skippedEntries.push(value);
  }
  return { entries, skippedEntries };
}
