import { isRecord } from '../../isRecord';

/** Maximum number of hexadecimal digits of a stored hexacode. */
const maxHexacodeLength = 32;

const hexacodePattern = new RegExp(`^[0-9A-F]{1,${maxHexacodeLength}}$`);

/**
 * Reads the stored hexacodes of the tags that are selected for printing, without duplicates. Returns an empty list if
 * the stored value is invalid. Never throws.
 */
export function readPrintSelection(stored: unknown): string[] {
  const hexacodes = isRecord(stored) ? stored['hexacodes'] : undefined;
  return isListOfHexacodes(hexacodes) ? [...new Set(hexacodes)] : [];
}

function isListOfHexacodes(stored: unknown): stored is string[] {
  return Array.isArray(stored) && stored.every((code) => typeof code === 'string' && hexacodePattern.test(code));
}
