import * as z from 'zod';

/** Under which key of the tab's storage the choice lies. */
export const chosenTagsKey = 'chosentags';

/** Hexadecimal digits of the longest hexacode that is taken from storage. */
const longestHexacode = 32;

/** More tags than anybody prints in one sitting; what comes after them in storage is none of ours. */
const mostTags = 100_000;

const hexacodeSchema = z.string().regex(new RegExp(`^[0-9A-F]{1,${longestHexacode}}$`));
const storedSchema = z.object({ hexacodes: z.array(hexacodeSchema).max(mostTags) });

/** The hexacodes out of whatever was stored, each once; junk is no choice. Never throws. */
export function readChosenTags(stored: unknown): string[] {
  const result = storedSchema.safeParse(stored);
  return result.success ? [...new Set(result.data.hexacodes)] : [];
}
