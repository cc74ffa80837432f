import * as z from 'zod';

import { limits } from './limits';
import type { PrintSettings } from './printSettings';

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

/** The tags that one print window takes, out of all that were chosen for printing. */
export type TagsPart = {
  /** The hexacodes of this part, in the order in which they were chosen. */
  hexacodes: readonly string[];
  /** Which part it is and how many there are, from 0. */
  part: number;
  parts: number;
  /** The first one's place among all that were chosen, from 0. */
  first: number;
  /** How many were chosen. */
  total: number;
};

/** Part `wanted` (from 0) of the chosen tags when each is printed `copies` times; beyond the last it is the last. */
export function partOfTags(chosen: readonly string[], copies: number, wanted: number): TagsPart {
  const perPart = Math.max(1, Math.floor(limits.quantity.max / copies));
  const parts = Math.max(1, Math.ceil(chosen.length / perPart));
  const part = Math.min(Math.max(0, wanted), parts - 1);
  const first = part * perPart;
  return { hexacodes: chosen.slice(first, first + perPart), part, parts, first, total: chosen.length };
}

/** The hexacode of sticker `index` (from 0): all copies of a tag stand together. */
export function hexacodeOfSticker(hexacodes: readonly string[], copies: number, index: number): string {
  const hexacode = hexacodes[Math.floor(index / copies)];
  if (hexacode === undefined) throw new RangeError(`There is no sticker ${index}.`);
  return hexacode;
}

/** The settings with as many stickers as come out: with chosen tags the quantity means copies of each. */
export function withStickers(settings: PrintSettings, tags: TagsPart | undefined): PrintSettings {
  return tags ? { ...settings, quantity: settings.quantity * tags.hexacodes.length } : settings;
}
