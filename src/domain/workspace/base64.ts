const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (digit) =>
  digit.charCodeAt(0),
);
const values = new Map(alphabet.map((code, value) => [code, value]));

/** Number of bytes that are encoded at once. A multiple of 3, so that the texts can be joined. */
const bytesPerPart = 0x6000;

/** Yields the parts of bytes in Base64 (RFC 4648). */
export function* encodeBase64(bytes: Uint8Array): Generator<string> {
  for (let start = 0; start < bytes.length; start += bytesPerPart) {
    const part = bytes.subarray(start, start + bytesPerPart);
    const codes = new Uint8Array(Math.ceil(part.length / 3) * 4).fill('='.charCodeAt(0));
    for (let at = 0, to = 0; at < part.length; at += 3, to += 4) {
      const group = ((part[at] ?? 0) << 16) | ((part[at + 1] ?? 0) << 8) | (part[at + 2] ?? 0);
      const digitCount = Math.min(part.length - at, 3) + 1;
      for (let digit = 0; digit < digitCount; digit++) {
        codes[to + digit] = alphabet[(group >> (18 - 6 * digit)) & 63] ?? 0;
      }
    }
    yield String.fromCharCode(...codes);
  }
}

/** Returns the bytes of a text in Base64; undefined if it is no Base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const digitCount = text.replace(/={1,2}$/, '').length;
  if (text.length % 4 !== 0) return undefined;
  const bytes = new Uint8Array(Math.floor((digitCount * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let to = 0;
  for (let at = 0; at < digitCount; at++) {
    const value = values.get(text.charCodeAt(at));
    if (value === undefined) return undefined;
    bits = ((bits << 6) | value) & 0xfff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[to++] = bits >> bitCount;
  }
  return bytes;
}
