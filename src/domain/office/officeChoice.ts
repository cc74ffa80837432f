import { isRecord } from '../isRecord';

/** The data that the office shows: sample data or the workspace. `hasWorkspace` is true if this browser has a workspace. */
export type OfficeChoice = { shows: 'sample' | 'workspace'; hasWorkspace: boolean };

/**
 * Parses the stored choice. Returns undefined if nothing is stored or the stored text is damaged. Does not use zod, so
 * that pages with sample data do not load zod at the start.
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
