import { formatHex } from '../number/formatHex';

/** Number of hexacodes to generate in one step. */
const hexacodesPerStep = 500;

/** Random bytes per hexacode; each byte gives two digits. */
const bytesPerHexacode = 4;

/** Returns a key for comparing hexacodes: trimmed and in upper case, as in the URLs of tags. */
export function toHexacodeKey(hexacode: string): string {
  // Skips the conversion for generated hexacodes, since a new hexacode is compared with all existing ones.
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
