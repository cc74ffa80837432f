import { detectEncoding } from '~/domain/files/textFile';
import type { TextEncoding } from '~/domain/files/textFile';
import { checkCodeListFileSize, maxLines } from '~/domain/printing/codes/codeListFile';
import type { CodeListFileError, CodeListFileResult } from '~/domain/printing/codes/codeListFile';
import { numberRows } from '~/domain/printing/codes/codeList';
import { newline, unwrapText } from '~/domain/printing/codes/csvCells';

/** Characters inspected to detect the cell separator. */
const inspectedLength = 65_536;

const reject = (error: CodeListFileError) => ({ ok: false, error }) as const;

/** Yields to the event loop between two long tasks. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

function decode(bytes: ArrayBuffer, encoding: TextEncoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  }
}

type Parse = (typeof import('papaparse'))['parse'];

/** Papaparse detects the separator wrongly if it sees empty lines. */
const detectSeparator = (parse: Parse, text: string) =>
  parse(text.slice(0, inspectedLength), { newline, preview: 10, skipEmptyLines: 'greedy' }).meta.delimiter;

/** Reads the rows of a CSV or text file. Checks its size before reading, then its content. */
export async function readCodeListFile(file: File): Promise<CodeListFileResult> {
  const sizeError = checkCodeListFileSize(file.size);
  if (sizeError) return reject(sizeError);
  try {
    const [{ parse }, bytes] = await Promise.all([
      import('papaparse').then((module) => module.default),
      file.arrayBuffer(),
    ]);
    const text = detectEncoding(new Uint8Array(bytes));
    if ('error' in text) return reject({ reason: text.error });
    const { body, line, separator } = unwrapText(decode(bytes, text.encoding));
    if (body.trim() === '') return reject({ reason: 'empty' });
    await yieldToMain();
    const delimiter = separator ?? detectSeparator(parse, body);
    // One extra line shows whether the file has more.
    const { data, errors } = parse<string[]>(body, { newline, delimiter, preview: maxLines + 1 });
    const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
    const rows = numberRows(data, line);
    if (unclosed) return reject({ reason: 'unclosed-quote', line: rows[unclosed.row ?? 0]?.line ?? 1 });
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
