import { detectEncoding } from '~/domain/files/textFile';
import type { TextEncoding } from '~/domain/files/textFile';
import { checkCodeListFileSize, maxLines } from '~/domain/printing/codes/codeListFile';
import type { CodeListFileError, CodeListFileResult } from '~/domain/printing/codes/codeListFile';
import { numberRows } from '~/domain/printing/codes/codeList';
import { newline, unwrapText } from '~/domain/printing/codes/csvCells';

/** Number of characters that are inspected to detect the cell separator. */
const inspectedLength = 65_536;

const reject = (error: CodeListFileError) => ({ ok: false, error }) as const;

/** Lets the browser handle input and draw between two long tasks. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

function decode(bytes: ArrayBuffer, encoding: TextEncoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  }
}

type Parse = (typeof import('papaparse'))['parse'];

/** Returns the cell separator. Skips empty lines, since Papaparse detects the wrong separator if it sees them. */
const detectSeparator = (parse: Parse, text: string) =>
  parse(text.slice(0, inspectedLength), { newline, preview: 10, skipEmptyLines: 'greedy' }).meta.delimiter;

/** Reads the rows of a CSV or text file. Checks the size before reading the file, and the content afterwards. */
export async function readCodeListFile(file: File): Promise<CodeListFileResult> {
  const sizeError = checkCodeListFileSize(file.size);
  if (sizeError) return reject(sizeError);
  try {
    const [{ parse }, bytes] = await Promise.all([
      import('papaparse').then((module) => module.default),
      file.arrayBuffer(),
    ]);
    const detected = detectEncoding(new Uint8Array(bytes));
    if ('error' in detected) return reject({ reason: detected.error });
    const { body, line, separator } = unwrapText(decode(bytes, detected.encoding));
    if (body.trim() === '') return reject({ reason: 'empty' });
    await yieldToMain();
    const delimiter = separator ?? detectSeparator(parse, body);
    // Reads one line more than the file may have, which shows whether it has too many lines.
    const { data, errors } = parse<string[]>(body, { newline, delimiter, preview: maxLines + 1 });
    const unclosedQuote = errors.find(({ code }) => code === 'MissingQuotes');
    const rows = numberRows(data, line);
    if (unclosedQuote) return reject({ reason: 'unclosed-quote', line: rows[unclosedQuote.row ?? 0]?.line ?? 1 });
    const isCut = rows.slice(maxLines).some(({ cells }) => cells.some((cell) => cell !== ''));
    await yieldToMain();
    return {
      ok: true,
      file: { name: file.name, rows: rows.slice(0, maxLines), ...(isCut && { cutAfter: maxLines + line - 1 }) },
    };
  } catch {
    return reject({ reason: 'unreadable' });
  }
}
