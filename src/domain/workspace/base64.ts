import * as z from 'zod';

const base64Schema = z.base64();

/** Number of bytes in one encoded part. A multiple of 3 needs no padding, so that the parts can be joined. */
const bytesPerPart = 0x6000;

/** Encodes bytes as Base64 (RFC 4648), and yields the text in parts. */
export function* encodeBase64(bytes: Uint8Array): Generator<string> {
  for (let start = 0; start < bytes.length; start += bytesPerPart) {
    yield z.util.uint8ArrayToBase64(bytes.subarray(start, start + bytesPerPart));
  }
}

/** Decodes a Base64 text; returns undefined if it is invalid. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  return base64Schema.safeParse(text).success ? z.util.base64ToUint8Array(text) : undefined;
}
