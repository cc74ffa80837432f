import { formatHex } from '../number/formatHex';

/** Largest value of the 12-bit counter in an id. */
const maxCounter = 0xfff;

/** Matches a UUID of version 7. Its groups are the two parts of the time, and the counter. */
const idPattern = /^([0-9a-f]{8})-([0-9a-f]{4})-7([0-9a-f]{3})-/;

/**
 * Returns a function that creates ids: UUIDs of version 7 (RFC 9562), which sort by time of creation. The first id sorts
 * after `lastId`, unless that is another kind of id, and each further id after the one before it, even if the clock is
 * set back. `now` returns ms since 1970, and `randomBytes` bytes from a cryptographically secure source.
 */
export function createIdSource(
  now: () => number,
  randomBytes: (count: number) => Uint8Array,
  lastId = '',
): () => string {
  const [, firstDigits = '0', nextDigits = '0', lastCounter = '0'] = idPattern.exec(lastId) ?? [];
  let lastTime = parseInt(firstDigits + nextDigits, 16);
  let counter = parseInt(lastCounter, 16);
  return () => {
    const time = now();
    if (time > lastTime) {
      lastTime = time;
      counter = 0;
    } else if (counter < maxCounter) counter += 1;
    else {
      // The RFC allows a time slightly ahead of the clock if more ids are needed than the counter can tell apart.
      lastTime += 1;
      counter = 0;
    }
    const timeDigits = lastTime.toString(16).padStart(12, '0');
    const random = randomBytes(8);
    // The two highest bits are the variant '10'.
    random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
    const randomDigits = formatHex(random);
    return [
      timeDigits.slice(0, 8),
      timeDigits.slice(8),
      `7${counter.toString(16).padStart(3, '0')}`,
      randomDigits.slice(0, 4),
      randomDigits.slice(4),
    ].join('-');
  };
}
