import * as z from 'zod';

const base64 = z.base64();

/** Number of bytes that are encoded at once. A multiple of 3, so that the texts can be joined. */
const bytesPerPart = 0x6000;

/** Yields the parts of bytes in Base64 (RFC 4648). */
export function* encodeBase64(bytes: Uint8Array): Generator<string> {
  for (let start = 0; start < bytes.length; start += bytesPerPart) {
    yield z.util.uint8ArrayToBase64(bytes.subarray(start, start + bytesPerPart));
  }
}

/** Returns the bytes of a text in Base64; undefined if it is no Base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  return base64.safeParse(text).success ? z.util.base64ToUint8Array(text) : undefined;
}
