/** Names of encodings, as `TextDecoder` expects them. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

export type TextFileCheck = { encoding: TextEncoding } | { error: 'spreadsheet' | 'binary' };

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Number of bytes at the start of a file that are inspected to detect its encoding. */
const inspectedLength = 4096;

/** True for control characters that text files do not contain: all but tab, LF, FF, CR, EOF (Ctrl+Z) and escape. */
const isControlCharacter = (byte: number) => byte < 32 && ![9, 10, 12, 13, 26, 27].includes(byte);

/**
 * Detects the encoding of a text file by its byte order mark or by the positions of its zero bytes. Returns an error
 * for spreadsheets and other binary files. Also returns 'utf-8' for files of older spreadsheet programs: if the bytes
 * are not valid UTF-8, the caller decodes them as Windows-1252.
 */
export function detectEncoding(bytes: Uint8Array): TextFileCheck {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16le' };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16be' };
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { error: 'spreadsheet' };
  const inspectedBytes = [...bytes.subarray(0, inspectedLength)];
  const zeroCounts = [0, 1].map(
    (parity) => inspectedBytes.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  const [evenZeros = 0, oddZeros = 0] = zeroCounts;
  const hasControlCharacters = inspectedBytes.some((byte) => byte !== 0 && isControlCharacter(byte));
  if (hasControlCharacters || (evenZeros > 0 && oddZeros > 0)) return { error: 'binary' };
  // UTF-8 text has no zero bytes. In UTF-16, Latin letters and digits have one zero byte each, so a file with few zero
  // bytes is binary.
  const totalZeros = evenZeros + oddZeros;
  if (totalZeros > 0 && totalZeros < inspectedBytes.length / 4) return { error: 'binary' };
  return { encoding: oddZeros > 0 ? 'utf-16le' : evenZeros > 0 ? 'utf-16be' : 'utf-8' };
}
