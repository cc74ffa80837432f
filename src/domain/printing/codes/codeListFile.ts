import { maxCodes } from '../settings/limits';
import type { Row } from './codeList';

/** A CSV or text file with codes, parsed into rows. */
export type CodeListFile = {
  name: string;
  rows: readonly Row[];
  /** Number of the last line that was read, if each row takes one line. Undefined if the whole file was read. */
  cutAfter?: number;
};

/** Maximum size of a code list file in bytes (5 MB). It is enough for 10,000 lines of 500 characters. */
export const maxCodeListFileSize = 5 * 1024 * 1024;

/** Maximum number of rows that are read: a header, and one row for each code. */
export const maxRows = maxCodes + 1;

/** File extensions and media types that the file dialog offers. */
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
  /** A quotation mark is never closed. `line` is the number of the line in which its row starts, from 1. */
  | { reason: 'unclosed-quote'; line: number };

/** Result of reading a file with codes. */
export type CodeListFileResult = { ok: true; file: CodeListFile } | { ok: false; error: CodeListFileError };

/** Returns an error if a file of `bytes` bytes is empty or too large. Called before the file is read. */
export function checkCodeListFileSize(bytes: number): CodeListFileError | undefined {
  if (bytes === 0) return { reason: 'empty' };
  return bytes > maxCodeListFileSize ? { reason: 'too-large', bytes } : undefined;
}
