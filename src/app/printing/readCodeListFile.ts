import { detectEncoding } from '~/domain/files/textFile';
import type { TextEncoding } from '~/domain/files/textFile';
import { findCellSeparator } from '~/domain/printing/codes/cellSeparator';
import { checkCodeListFileSize, maxCodeListFileRows } from '~/domain/printing/codes/codeListFile';
import type { CodeListFileError, CodeListFileResult } from '~/domain/printing/codes/codeListFile';
import { numberRows } from '~/domain/printing/codes/codeList';
import { newline, normalizeText } from '~/domain/printing/codes/csvCells';

import { yieldToMain } from './yieldToMain';

const toFailure = (error: CodeListFileError) => ({ ok: false, error }) as const;

function decodeText(bytes: ArrayBuffer, encoding: TextEncoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  }
}

/** Reads a spreadsheet. The module that reads .xlsx files is loaded on demand. */
async function readSpreadsheet(name: string, bytes: Uint8Array): Promise<CodeListFileResult> {
  // Old .xls files and encrypted workbooks are OLE containers, which begin with 0xD0 and contain names in UTF-16.
  if (bytes[0] === 0xd0) {
    const isEncrypted = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
    return toFailure({ reason: isEncrypted ? 'protected' : 'other-spreadsheet' });
  }
  const module = await import('./readWorkbook').catch(() => undefined);
  if (!module) return toFailure({ reason: 'not-loaded' });
  return module.readWorkbook(name, bytes).catch(() => toFailure({ reason: 'damaged' }));
}

/** Reads the rows of a spreadsheet, CSV or text file. Checks the size of the file before reading it. */
export async function readCodeListFile(file: File): Promise<CodeListFileResult> {
  const sizeError = checkCodeListFileSize(file.size);
  if (sizeError) return toFailure(sizeError);
  try {
    const [{ parse }, bytes] = await Promise.all([
      import('papaparse').then((module) => module.default),
      file.arrayBuffer(),
    ]);
    const data = new Uint8Array(bytes);
    const detected = detectEncoding(data);
    if ('error' in detected)
      return detected.error === 'spreadsheet'
        ? await readSpreadsheet(file.name, data)
        : toFailure({ reason: detected.error });
    const { body, firstLine, separator } = normalizeText(decodeText(bytes, detected.encoding));
    if (body.trim() === '') return toFailure({ reason: 'empty' });
    await yieldToMain();
    const delimiter = separator ?? findCellSeparator(body);
    // Reads one line more than the maximum, to find out if the file is too long.
    const { data: parsedRows, errors } = parse<string[]>(body, {
      newline,
      delimiter,
      preview: maxCodeListFileRows + 1,
    });
    const unclosedQuote = errors.find(({ code }) => code === 'MissingQuotes');
    const rows = numberRows(parsedRows, firstLine);
    if (unclosedQuote) return toFailure({ reason: 'unclosed-quote', line: rows[unclosedQuote.row ?? 0]?.line ?? 1 });
    const isTruncated = rows.slice(maxCodeListFileRows).some(({ cells }) => cells.some((cell) => cell !== ''));
    const lastLine = rows[maxCodeListFileRows - 1]?.line;
    await yieldToMain();
    return {
      ok: true,
      file: {
        name: file.name,
        rows: rows.slice(0, maxCodeListFileRows),
        ...(isTruncated && lastLine !== undefined && { lastReadLine: lastLine }),
      },
    };
  } catch {
    return toFailure({ reason: 'unreadable' });
  }
}
