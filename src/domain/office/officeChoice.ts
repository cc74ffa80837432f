import * as z from 'zod';

/** The data that the office shows in this browser, and whether the browser has a workspace. */
export type OfficeChoice = { shows: 'sample' | 'workspace'; hasWorkspace: boolean };

const officeChoiceSchema = z
  .object({ shows: z.enum(['sample', 'workspace']), hasWorkspace: z.boolean() })
  .refine(({ shows, hasWorkspace }) => shows === 'sample' || hasWorkspace);

/** Returns a stored choice; undefined if none is stored, or if the stored value is damaged. */
export function readOfficeChoice(stored: unknown): OfficeChoice | undefined {
  if (typeof stored !== 'string') return undefined;
  try {
    return officeChoiceSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
