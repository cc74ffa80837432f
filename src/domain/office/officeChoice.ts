import { isRecord } from '../isRecord';

/** The data that the office shows in this browser, and whether the browser has a workspace. */
export type OfficeChoice = { shows: 'sample' | 'workspace'; hasWorkspace: boolean };

/**
 * Returns a stored choice; undefined if none is stored, or if the stored value is damaged. It is checked without zod,
 * which pages with sample data do not need at first.
 */
export function readOfficeChoice(stored: unknown): OfficeChoice | undefined {
  const value = typeof stored === 'string' ? parseJson(stored) : undefined;
  if (!isRecord(value) || typeof value['hasWorkspace'] !== 'boolean') return undefined;
  const { shows, hasWorkspace } = value;
  if (shows === 'sample') return { shows, hasWorkspace };
  return shows === 'workspace' && hasWorkspace ? { shows, hasWorkspace } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
