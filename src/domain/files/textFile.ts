/** Encoding names as `TextDecoder` takes them. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

export type TextFileCheck = { encoding: TextEncoding } | { error: 'spreadsheet' | 'binary' };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Bytes inspected at the start of a file. */
const inspectedBytes = 4096;

/** Control characters that text does not contain: all but tab, LF, FF, CR, EOF and escape. */
const isControl = (byte: number) => byte < 32 && ![9, 10, 12, 13, 26, 27].includes(byte);

/**
 * Detects the encoding of a text file by its byte order mark or by the position of its zero bytes. A file reported as
 * 'utf-8' may still fail to decode; it is then Windows-1252, as older spreadsheet programs save.
 */
export function detectEncoding(bytes: Uint8Array): TextFileCheck {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16le' };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16be' };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { error: 'spreadsheet' };
  const inspected = [...bytes.subarray(0, inspectedBytes)];
  const zeros = [0, 1].map((half) => inspected.filter((byte, at) => byte === 0 && at % 2 === half).length);
  const [even = 0, odd = 0] = zeros;
  const hasControls = inspected.some((byte) => byte !== 0 && isControl(byte));
  if (hasControls || (even > 0 && odd > 0)) return { error: 'binary' };
  // Latin letters and digits in UTF-16: every other byte is zero.
  if (even + odd > 0 && even + odd < inspected.length / 4) return { error: 'binary' };
  return { encoding: odd > 0 ? 'utf-16le' : even > 0 ? 'utf-16be' : 'utf-8' };
}
