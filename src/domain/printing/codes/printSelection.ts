import { isRecord } from '../../isRecord';

/** Session storage key of the tags selected for printing. */
export const printSelectionKey = 'chosentags';

/** Maximum number of hexadecimal digits of a stored hexacode. */
const maxHexacodeLength = 32;

/** More tags than one agency prints at once; longer stored lists are not ours. */
const maxTags = 100_000;

const hexacode = new RegExp(`^[0-9A-F]{1,${maxHexacodeLength}}$`);

/** Reads stored hexacodes without duplicates; empty if the value is invalid. Never throws. */
export function readPrintSelection(stored: unknown): string[] {
  const hexacodes = isRecord(stored) ? stored['hexacodes'] : undefined;
  return isListOfHexacodes(hexacodes) ? [...new Set(hexacodes)] : [];
}

function isListOfHexacodes(stored: unknown): stored is string[] {
  return (
    Array.isArray(stored) &&
    stored.length <= maxTags &&
    stored.every((code) => typeof code === 'string' && hexacode.test(code))
  );
}
