/** However a text ends its lines, they are read with this. */
export const newline = '\n';

/** `sep=;` as Excel writes and reads it in front of a table, with the separators that a program may add behind it. */
const separatorLine = /^"?sep=([^\w\s"]|\t)"?\1*[ \t]*(?:\n|$)/i;

export type UnwrappedText = {
  /** With `newline` at the end of each line, and without the mark and the line that are no part of a table. */
  body: string;
  /** The line of the whole text that `body` begins in, from 1. */
  line: number;
  /** What parts the cells, where the text says it. */
  separator?: string;
};

/** The part of a text that is a table or a list: without the mark of UTF and without Excel's line `sep=;`. */
export function unwrapText(text: string): UnwrappedText {
  const body = text.replace(/^\ufeff/, '').replace(/\r\n?/g, newline);
  const [whole = '', separator] = separatorLine.exec(body) ?? [];
  return separator === undefined ? { body, line: 1 } : { separator, body: body.slice(whole.length), line: 2 };
}

/**
 * The cells of a text whose lines end with `newline`, row by row. A cell in quotation marks may hold separators and line
 * ends (RFC 4180); a quotation mark that does not enclose a whole cell is a letter like any other.
 */
export function splitCells(text: string, separator: string): string[][] {
  const mark = `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const cell = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(${mark}|\\n|$)|([^${mark}\\n]*)(${mark}|\\n|$)`, 'y');
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
