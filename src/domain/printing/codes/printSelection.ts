import { isRecord } from '../../isRecord';
import { maxHexacodeLength } from '../../tag/maxHexacodeLength';

/**
 * Reads the stored hexacodes of the tags that are selected for printing, without duplicates and invalid entries.
 * Returns an empty list if the stored value is invalid. Never throws.
 */
export function readPrintSelection(stored: unknown): string[] {
  const hexacodes = isRecord(stored) ? stored['hexacodes'] : undefined;
  return Array.isArray(hexacodes) ? [...new Set(hexacodes.filter(isHexacode))] : [];
}

/** True for texts that can be hexacodes. In a workspace, users can type any characters as a hexacode. */
function isHexacode(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.trim() !== '' && entry.length <= maxHexacodeLength;
}
