import { formatHex } from '../number/formatHex';

/** Maximum value of the 12-bit counter in an id. */
const maxCounter = 0xfff;

/** Matches a UUID of version 7. The groups capture the two parts of the timestamp, and the counter. */
const idPattern = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-/;

/**
 * Returns a function that creates ids: UUIDs of version 7 (RFC 9562), which sort by time of creation, even if the clock
 * is set back. The first id sorts after `lastId`, unless `lastId` has another format. `getNow` returns ms since 1970,
 * and `randomBytes` returns bytes from a cryptographically secure source.
 */
export function createIdSource(
  getNow: () => number,
  randomBytes: (count: number) => Uint8Array,
  lastId = '',
): () => string {
  const [, timeHigh = '0', timeLow = '0', lastCounter = '0'] = idPattern.exec(lastId) ?? [];
  let lastTime = parseInt(timeHigh + timeLow, 16);
  let counter = parseInt(lastCounter, 16);
  return () => {
    const time = getNow();
    if (time > lastTime) {
      lastTime = time;
      counter = 0;
    } else if (counter < maxCounter) counter += 1;
    else {
      // When the counter overflows, the timestamp advances ahead of the clock, as the RFC allows.
      lastTime += 1;
      counter = 0;
    }
    const timeDigits = lastTime.toString(16).padStart(12, '0');
    const randomPart = randomBytes(8);
    // The two highest bits are the variant '10'.
    randomPart[0] = ((randomPart[0] ?? 0) & 0x3f) | 0x80;
    const randomDigits = formatHex(randomPart);
    return [
      timeDigits.slice(0, 8),
      timeDigits.slice(8),
      `7${counter.toString(16).padStart(3, '0')}`,
      randomDigits.slice(0, 4),
      randomDigits.slice(4),
    ].join('-');
  };
}
