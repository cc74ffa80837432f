import { mostCodes } from '../settings/limits';

/** The largest file of codes in bytes, checked before a byte is read: 10,000 lines of 500 characters. */
export const largestCodeFile = 5 * 1024 * 1024;

/** Lines of a file that are read; a header may stand before as many codes as a list takes. */
export const mostLines = mostCodes + 1;

/** What a file chooser is told to offer. */
export const codeFileTypes = ['.csv', '.txt', '.tsv', 'text/csv', 'text/plain', 'text/tab-separated-values'] as const;

/** As a `TextDecoder` calls it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const save = 'Save the table as CSV and choose that.';

/** Why a file gives no codes, with what to do next. */
export const codeFileRefusals = {
  empty: 'This file is empty. Choose a CSV or text file with codes.',
  spreadsheet: `This is a file of a spreadsheet program. ${save}`,
  binary: `This file is not text. ${save}`,
  unreadable: 'This file could not be read. Choose it again.',
  quotes: (line: number) =>
    `A quotation mark in line ${line} is opened and never closed. Mend that line and choose it again.`,
} as const;

/** The message for a file of `bytes` bytes that is not even to be read, else undefined. */
export function refuseCodeFileBySize(bytes: number): string | undefined {
  if (bytes === 0) return codeFileRefusals.empty;
  if (bytes <= largestCodeFile) return undefined;
  const size = Math.ceil(bytes / 1024 / 1024);
  return `This file has ${size} MB and ${largestCodeFile / 1024 / 1024} MB is the most. Split it, or save the column of the codes alone.`;
}

const beginsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** The first part of a file tells what it is. */
const judgedBytes = 4096;

/** Bytes that no text has: controls other than tab, line feed, form feed, carriage return, the old end mark, escape. */
const isControl = (byte: number) => byte < 32 && ![9, 10, 12, 13, 26, 27].includes(byte);

/**
 * How the text of a file is written, by its mark or by where its zeros are, or why it is none. 'utf-8' may still turn
 * out not to be: what does not decode is then in the letters of Windows-1252, as older spreadsheets save.
 */
export function recogniseText(bytes: Uint8Array): { encoding: Encoding } | { refusal: string } {
  if (beginsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16le' };
  if (beginsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16be' };
  if (beginsWith(bytes, 0x50, 0x4b, 3, 4) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { refusal: codeFileRefusals.spreadsheet };
  }
  const judged = [...bytes.subarray(0, judgedBytes)];
  const zeros = [0, 1].map((half) => judged.filter((byte, at) => byte === 0 && at % 2 === half).length);
  const [even = 0, odd = 0] = zeros;
  const others = judged.some((byte) => byte !== 0 && isControl(byte));
  if (others || (even > 0 && odd > 0)) return { refusal: codeFileRefusals.binary };
  // Codes are Latin letters and digits: in UTF-16 every other byte of them is zero.
  if (even + odd > 0 && even + odd < judged.length / 4) return { refusal: codeFileRefusals.binary };
  return { encoding: odd > 0 ? 'utf-16le' : even > 0 ? 'utf-16be' : 'utf-8' };
}
