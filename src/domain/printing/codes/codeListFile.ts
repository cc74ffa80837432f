import { maxCodes } from '../settings/limits';
import type { Row } from './codeList';

/** A CSV or text file with codes, parsed into rows. */
export type CodeListFile = {
  name: string;
  rows: readonly Row[];
  /** Number of lines read, if the file has more. */
  cutAfter?: number;
};

/** Maximum size of a file in bytes, checked before reading: 10,000 lines of 500 characters. */
export const maxCodeListFileSize = 5 * 1024 * 1024;

/** Lines that are read: as many codes as a list takes, after a header. */
export const maxLines = maxCodes + 1;

/** Extensions and media types that the file chooser offers. */
export const codeListFileTypes = [
  '.csv',
  '.txt',
  '.tsv',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
] as const;

export type CodeListFileError =
  | { reason: 'empty' | 'spreadsheet' | 'binary' | 'unreadable' }
  | { reason: 'too-large'; bytes: number }
  /** A quotation mark opened in this line is never closed. */
  | { reason: 'unclosed-quote'; line: number };

/** Result of reading a file with codes. */
export type CodeListFileResult = { ok: true; file: CodeListFile } | { ok: false; error: CodeListFileError };

/** Checks the size of a file before it is read. */
export function checkCodeListFileSize(bytes: number): CodeListFileError | undefined {
  if (bytes === 0) return { reason: 'empty' };
  return bytes > maxCodeListFileSize ? { reason: 'too-large', bytes } : undefined;
}
