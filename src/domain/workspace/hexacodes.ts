import { formatHex } from '../number/formatHex';

/** Number of hexacodes that are generated between two reports of the progress. */
const hexacodesPerStep = 500;

/** Random bytes per hexacode; each byte gives two digits. */
const bytesPerHexacode = 4;

/** Returns a key for comparing hexacodes: trimmed and in upper case, as in the URLs of tags. */
export function toHexacodeKey(hexacode: string): string {
  // Generated hexacodes need no conversion. Skipping it saves time, because a workspace can have 100,000 of them.
  return generatedPattern.test(hexacode) ? hexacode : hexacode.trim().toUpperCase();
}

const generatedPattern = /^[0-9A-F]{8}$/;

/**
 * Generates `count` different hexacodes of eight upper-case hexadecimal digits and returns them. Yields the number of
 * hexacodes so far after each step, so that callers can show progress or stop. `isTaken` is true for hexacodes that
 * must not be used. `randomBytes` returns bytes from a cryptographically secure source.
 */
export function* generateHexacodes(
  count: number,
  isTaken: (hexacode: string) => boolean,
  randomBytes: (count: number) => Uint8Array,
): Generator<number, string[]> {
  const hexacodes = new Set<string>();
  while (hexacodes.size < count) {
    const stepCount = Math.min(hexacodesPerStep, count - hexacodes.size);
    const bytes = randomBytes(stepCount * bytesPerHexacode);
    for (let index = 0; index < stepCount; index++) {
      const hexacodeBytes = bytes.subarray(index * bytesPerHexacode, (index + 1) * bytesPerHexacode);
      const hexacode = formatHex(hexacodeBytes).toUpperCase();
      if (!isTaken(hexacode)) hexacodes.add(hexacode);
    }
    yield hexacodes.size;
  }
  return [...hexacodes];
}
