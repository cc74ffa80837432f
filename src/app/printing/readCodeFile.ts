import { codeFileRefusals, mostLines, recogniseText, refuseCodeFileBySize } from '~/domain/printing/codes/codeFile';
import type { Encoding } from '~/domain/printing/codes/codeFile';
import { numberRows } from '~/domain/printing/codes/codeSource';
import { newline, unwrapText } from '~/domain/printing/codes/codeSourceCells';
import type { CodeFile } from '~/domain/printing/codes/tagSource';

export type ReadCodeFile = { ok: true; file: CodeFile } | { ok: false; message: string };

/** Characters that tell how the cells of a file are parted. */
const judgedText = 65_536;

const refuse = (message: string) => ({ ok: false, message }) as const;

/** Lets the page answer between two pieces of work. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

function decode(bytes: ArrayBuffer, encoding: Encoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  }
}

type Parse = (typeof import('papaparse'))['parse'];

/** Empty lines count as lines of the file, but would lead astray what guesses how cells are parted. */
const guessSeparator = (parse: Parse, text: string) =>
  parse(text.slice(0, judgedText), { newline, preview: 10, skipEmptyLines: 'greedy' }).meta.delimiter;

/** The rows of a CSV or text file, or why there are none: by its size before it is read, then by its content. */
export async function readCodeFile(file: File): Promise<ReadCodeFile> {
  const wrongSize = refuseCodeFileBySize(file.size);
  if (wrongSize !== undefined) return refuse(wrongSize);
  try {
    const [{ parse }, bytes] = await Promise.all([
      import('papaparse').then((module) => module.default),
      file.arrayBuffer(),
    ]);
    const kind = recogniseText(new Uint8Array(bytes));
    if ('refusal' in kind) return refuse(kind.refusal);
    const { body, line, separator } = unwrapText(decode(bytes, kind.encoding));
    if (body.trim() === '') return refuse(codeFileRefusals.empty);
    await breath();
    const delimiter = separator ?? guessSeparator(parse, body);
    // One line more than is read tells that there are more.
    const { data, errors } = parse<string[]>(body, { newline, delimiter, preview: mostLines + 1 });
    const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
    const rows = numberRows(data, line);
    if (unclosed) return refuse(codeFileRefusals.quotes(rows[unclosed.row ?? 0]?.line ?? 1));
    const isCut = rows.slice(mostLines).some(({ cells }) => cells.some((cell) => cell !== ''));
    await breath();
    return {
      ok: true,
      file: { name: file.name, rows: rows.slice(0, mostLines), ...(isCut && { cutAfter: mostLines + line - 1 }) },
    };
  } catch {
    return refuse(codeFileRefusals.unreadable);
  }
}
