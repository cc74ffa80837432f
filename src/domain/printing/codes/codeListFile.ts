import { maxCodes } from '../settings/limits';
import type { CodeTableRow } from './codeList';

/** The rows of a file or of a sheet of a workbook. */
export type FileRows = {
  rows: readonly CodeTableRow[];
  /** Set if the file has too many rows: the number of the last line that was read, assuming one line per row. */
  cutAfter?: number;
  /** Number of rows that are left out, since they are hidden in the spreadsheet. Undefined if there are none. */
  hiddenRows?: number;
};

/** A sheet of a workbook. */
export type WorkbookSheet = FileRows & { name: string };

/** A spreadsheet, CSV or text file with codes, parsed into rows. */
export type CodeListFile = FileRows & {
  name: string;
  /** The sheets with text, if the file is a workbook. `rows` are the rows of the sheet with the index `sheet`. */
  sheets?: readonly WorkbookSheet[];
  /** Zero-based index of the sheet in use. */
  sheet?: number;
};

/** Returns the file with the rows of another sheet, by its zero-based index. Undefined if there is no such sheet. */
export function openWorkbookSheet({ name, sheets = [] }: CodeListFile, sheet: number): CodeListFile | undefined {
  const opened = sheets[sheet];
  return opened && { ...opened, name, sheets, sheet };
}

/** Maximum size of a code list file in bytes (5 MB). It is enough for 10,000 lines of 500 characters. */
export const maxCodeListFileSize = 5 * 1024 * 1024;

/** Maximum size of the content of a workbook in bytes (50 MB). Only broken or malicious files of 5 MB have more. */
export const maxUnpackedSize = 50 * 1024 * 1024;

/** Maximum number of rows that are read: a header, and one row for each code. */
export const maxRows = maxCodes + 1;

/** File extensions and media types that the file dialog offers. */
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
   * Errors of spreadsheets. 'other-spreadsheet': another format, such as .ods. 'not-loaded': the code that reads
   * spreadsheets could not be loaded.
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
