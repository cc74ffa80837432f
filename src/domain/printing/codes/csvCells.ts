/** Line break after normalization. */
export const newline = '\n';

/** Excel's first line `sep=;`, optionally followed by separators that a program adds. */
const separatorLine = /^"?sep=([^\w\s"]|\t)"?\1*[ \t]*(?:\n|$)/i;

export type UnwrappedText = {
  /** With `newline` line breaks, without byte order mark and `sep=` line. */
  body: string;
  /** Line of the original text in which `body` starts, from 1. */
  line: number;
  /** Cell separator, if declared. */
  separator?: string;
};

/** Removes the byte order mark and Excel's `sep=` line. */
export function unwrapText(text: string): UnwrappedText {
  const body = text.replace(/^\ufeff/, '').replace(/\r\n?/g, newline);
  const [whole = '', separator] = separatorLine.exec(body) ?? [];
  return separator === undefined ? { body, line: 1 } : { separator, body: body.slice(whole.length), line: 2 };
}

/**
 * Splits text with `newline` line breaks into rows of cells. Quoted cells may contain separators and line breaks
 * (RFC 4180); a quotation mark that does not enclose a whole cell is literal.
 */
export function splitCells(text: string, separator: string): string[][] {
  const escaped = `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const cell = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(${escaped}|\\n|$)|([^${escaped}\\n]*)(${escaped}|\\n|$)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (;;) {
    const [, quoted, quotedEnd, plain = '', plainEnd = ''] = cell.exec(text) ?? [];
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    const end = quotedEnd ?? plainEnd;
    if (end === separator) continue;
    rows.push(row);
    if (end === '') return rows;
    row = [];
  }
}
