import { parseJsonObject } from '../parseJsonObject';

/** The data that the office shows. `hasWorkspace` is true if this browser stores a workspace. */
export type OfficeChoice = { shows: 'sample' | 'workspace'; hasWorkspace: boolean };

/**
 * Parses a stored `OfficeChoice`. Returns undefined if nothing is stored or the text is damaged. Does not use zod, so
 * that the office can show sample data without loading zod.
 */
export function readOfficeChoice(stored: unknown): OfficeChoice | undefined {
  const value = typeof stored === 'string' ? parseJsonObject(stored) : undefined;
  if (typeof value?.['hasWorkspace'] !== 'boolean') return undefined;
  const { shows, hasWorkspace } = value;
  if (shows === 'sample') return { shows, hasWorkspace };
  return shows === 'workspace' && hasWorkspace ? { shows, hasWorkspace } : undefined;
}
