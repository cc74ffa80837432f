import { isRecord } from '../../isRecord';

/** Under which key of the tab's storage the choice lies. */
export const printSelectionKey = 'chosentags';

/** Hexadecimal digits of the longest hexacode that is taken from storage. */
const longestHexacode = 32;

/** More tags than anybody prints in one sitting; what comes after them in storage is none of ours. */
const mostTags = 100_000;

const hexacode = new RegExp(`^[0-9A-F]{1,${longestHexacode}}$`);

/** The hexacodes out of whatever was stored, each once; junk is no choice. Never throws. */
export function readPrintSelection(stored: unknown): string[] {
  const hexacodes = isRecord(stored) ? stored['hexacodes'] : undefined;
  return isListOfHexacodes(hexacodes) ? [...new Set(hexacodes)] : [];
}

function isListOfHexacodes(stored: unknown): stored is string[] {
  return (
    Array.isArray(stored) &&
    stored.length <= mostTags &&
    stored.every((code) => typeof code === 'string' && hexacode.test(code))
  );
}
