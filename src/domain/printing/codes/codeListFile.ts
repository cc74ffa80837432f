import { maxCodes } from '../settings/limits';
import type { CodeTableRow } from './codeList';

/** The rows of a file or of a sheet of a workbook. */
export type FileRows = {
  rows: readonly CodeTableRow[];
  /** Number of the line at which the last row that was read starts. Undefined unless the file has too many rows. */
  lastReadLine?: number;
  /** Number of rows that were skipped, because they are hidden in the spreadsheet. Undefined if there are none. */
  hiddenRowCount?: number;
};

export type WorkbookSheet = FileRows & { name: string };

/** A spreadsheet, CSV or text file with codes, parsed into rows. */
export type CodeListFile = FileRows & {
  name: string;
  /** All sheets of a workbook that have text. `rows` contains the rows of `sheets[sheet]`. Undefined for text files. */
  sheets?: readonly WorkbookSheet[];
  /** Zero-based index of the chosen sheet in `sheets`. */
  sheet?: number;
};

/** Returns a workbook with the rows of another sheet, by its zero-based index. Undefined if there is no such sheet. */
export function openWorkbookSheet({ name, sheets = [] }: CodeListFile, sheet: number): CodeListFile | undefined {
  const openedSheet = sheets[sheet];
  return openedSheet && { ...openedSheet, name, sheets, sheet };
}

/** Maximum size of a code list file in bytes (5 MB), enough for 10,000 lines of 500 characters. */
export const maxCodeListFileSize = 5 * 1024 * 1024;

/** Maximum unpacked size of a workbook in bytes (50 MB). Only damaged or malicious files exceed it. */
export const maxUnpackedSize = 50 * 1024 * 1024;

/** Maximum number of rows that are read: a header row and `maxCodes` rows with codes. */
export const maxCodeListFileRows = maxCodes + 1;

/** File extensions and media types that the file dialog for code lists accepts. */
export const codeListFileTypes = [
  '.xlsx',
  '.csv',
  '.txt',
  '.tsv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
] as const;

export type CodeListFileError =
  | { reason: 'empty' | 'binary' | 'unreadable' }
  /**
   * Errors of spreadsheets. 'other-spreadsheet': a format other than .xlsx, such as .ods. 'not-loaded': the part of the
   * app that reads spreadsheets could not be loaded.
   */
  | { reason: 'other-spreadsheet' | 'protected' | 'damaged' | 'too-much-content' | 'not-loaded' }
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
